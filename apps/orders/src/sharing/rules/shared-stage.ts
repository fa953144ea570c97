import { productStatus, type SharedStage } from '@mullion/contracts';

/** How far a product is, in the words of its customer; null for a cancelled one, which the customer is not shown. */
export const sharedStage = (status: number): SharedStage | null => {
  if (status >= productStatus.cancelled) return null;
  if (status >= productStatus.delivered) return 'delivered';
  if (status >= productStatus.dispatched) return 'left';
  if (status >= productStatus.packed) return 'packed';
  if (status >= productStatus.made) return 'made';
  return status >= productStatus.inProduction ? 'in_production' : 'confirmed';
};
