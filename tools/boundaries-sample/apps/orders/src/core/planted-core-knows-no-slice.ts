import { productsOf } from '../products/products.queries';

export const shared = productsOf();
