export const OrdersListPage = () => null;
