import { AppError, type Tx } from '@mullion/server-kit';
import { storeImage } from '../../images/images.module';

/** Stores a product's picture and gives its hash; null for none. @throws AppError `product.picture_refused`, `picture.company_full` */
export const storePicture = async (tx: Tx, companyId: number, picture: string | null, mostMb: number): Promise<string | null> => {
  if (picture === null) return null;
  const hash = await storeImage(tx, companyId, picture, mostMb);
  if (hash === null) throw new AppError('product.picture_refused');
  return hash;
};
