export const OrderProductsPage = () => null;
