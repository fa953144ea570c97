export const scanners = {};
