export const TruckPage = () => null;
