export const ofTrucks = 'trucks';
