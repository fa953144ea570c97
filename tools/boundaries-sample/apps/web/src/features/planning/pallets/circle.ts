import { ofTrucks } from '../trucks/given';
export const circle = ofTrucks;
