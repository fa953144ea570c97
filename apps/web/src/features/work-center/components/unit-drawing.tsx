import type { CenterProduct } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../../entities/product/product-picture';

interface UnitDrawingProps {
  readonly product: CenterProduct;
  readonly widthPx: number;
  readonly heightPx: number;
  /** With its dimensions, where it has no picture of its own. */
  readonly large?: boolean;
}

/** A product as it looks. */
export const UnitDrawing = ({ product, widthPx, heightPx, large = false }: UnitDrawingProps) => {
  const { t } = useTranslation('workCenter');
  const { position, width, height } = product;
  const label = large ? t('drawing', { position, width, height }) : '';
  const className = large ? 'wc-drawing' : 'wc-thumb';
  return (
    <ProductPicture
      {...{ product, widthPx, heightPx, label, className }}
      hasDimensions={large}
      isSizedByClass={large}
    />
  );
};
