export const trucks = {};
