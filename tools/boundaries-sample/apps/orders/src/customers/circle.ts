import { productsOf } from '../products/products.queries';

export const customers = productsOf();
