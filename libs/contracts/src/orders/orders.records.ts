import { carriedBy, defineRecords } from '../kit/records';
import { orderChanged, orderRecord, productRecord, productsChanged } from './orders.events';

export const orderRecords = defineRecords({
  owner: 'orders',
  name: 'order',
  record: orderRecord,
  carriers: [carriedBy(orderChanged, (data) => [data.order])],
});

export const productRecords = defineRecords({
  owner: 'orders',
  name: 'product',
  record: productRecord,
  carriers: [carriedBy(productsChanged, (data) => data.products)],
});
