import { ofOrder } from '../order/given';
export const circle = ofOrder;
