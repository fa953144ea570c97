export const ofOrder = 'order';
