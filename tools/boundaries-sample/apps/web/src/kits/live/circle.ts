import { ofData } from '../data/given';
export const circle = ofData;
