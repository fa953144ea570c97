export const toTruck = (row: string): string => row;
