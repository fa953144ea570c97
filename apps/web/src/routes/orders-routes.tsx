import { page } from '../app/page';
import { notHereYet } from './not-here-yet';

export const ordersRoutes = [
  {
    lazy: async () => ({ Component: (await import('./orders-area')).OrdersArea }),
    children: [page('orders/*', async () => (await import('../features/orders-list/orders-list-page')).OrdersListPage)],
  },
  page('products/:id', async () => (await import('../features/orders-list/order-products-page')).OrderProductsPage),
  notHereYet('preperation', { rule: { types: [0, 1, 2, 3, 4, 5] } }),
  notHereYet('preperation1', { rule: { types: [0, 1, 2, 3, 4, 5] } }),
  page('status-change', async () => (await import('../features/status-change/status-change-page')).StatusChangePage, {
    rule: { types: [0, 1, 2, 3] },
  }),
];
