export const ofData = 'data';
