import { customersOf } from '../customers/customers.queries';

export const products = customersOf();
