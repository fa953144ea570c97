import { ofCustomer } from '../customer/given';
export const circle = ofCustomer;
