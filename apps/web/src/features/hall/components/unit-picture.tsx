import type { StorageUnit } from '@mullion/contracts';
import { ProductPicture } from '../../../entities/product/product-picture';

interface UnitPictureProps {
  readonly unit: StorageUnit;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/** A unit as it looks, beside words that name it. */
export const UnitPicture = ({ unit, widthPx = 32, heightPx = 34 }: UnitPictureProps) => (
  <ProductPicture product={unit} className="hall-picture" label="" widthPx={widthPx} heightPx={heightPx} />
);
