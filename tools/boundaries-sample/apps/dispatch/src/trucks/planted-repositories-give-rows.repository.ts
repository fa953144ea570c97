import { toTruck } from './truck.mapper';
export const shown = toTruck('truck');
