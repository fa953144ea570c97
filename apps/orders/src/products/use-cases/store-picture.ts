import type { Tx } from '@mullion/server-kit';
import { storeImage } from '../../images/images.module';

/**
 * Stores a product's picture and gives its hash; null for none.
 * @throws AppError `product.picture_refused`, `picture.company_full`
 */
export const storePicture = async (
  tx: Tx,
  companyId: number,
  picture: string | null,
  mostMb: number,
): Promise<string | null> => (picture === null ? null : storeImage(tx, companyId, picture, mostMb));
