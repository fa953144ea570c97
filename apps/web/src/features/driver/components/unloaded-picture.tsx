import type { UnloadedPallet } from '@mullion/contracts';
import { ProductPicture } from '../../../entities/product/product-picture';
import { useSharedPictureQuery } from '../api/driver-api';

interface UnloadedPictureProps {
  readonly product: UnloadedPallet['products'][number];
  readonly sidePx: number;
  readonly label: string;
}

/** A product of a stop as it looks; without a network, or a picture, its outline. */
export const UnloadedPicture = ({ product, sidePx, label }: UnloadedPictureProps) => {
  const { currentData } = useSharedPictureQuery(
    { params: { hash: product.image ?? '' } },
    { skip: product.image === null },
  );
  const known = product.image !== null && currentData ? { [product.image]: currentData.image } : {};
  const image = currentData ? product.image : null;
  return (
    <ProductPicture product={{ ...product, image }} known={known} label={label} widthPx={sidePx} heightPx={sidePx} />
  );
};
