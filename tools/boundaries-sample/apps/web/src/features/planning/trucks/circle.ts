import { ofPallets } from '../pallets/given';
export const circle = ofPallets;
