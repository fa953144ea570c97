import type { CenterProduct } from '@mullion/contracts';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { productDrawing } from '../../../app/products/product-drawing';
import { useProductImageQuery } from '../../../app/products/product-image-api';

interface UnitDrawingProps {
  readonly product: CenterProduct;
  readonly widthPx: number;
  readonly heightPx: number;
  /** With its dimensions; the product's own image when it has one. */
  readonly large?: boolean;
}

/** A product as it looks; small ones are drawn from their sizes alone. */
export const UnitDrawing = ({ product, widthPx, heightPx, large = false }: UnitDrawingProps) => {
  const { t } = useTranslation('workCenter');
  const image = useProductImageQuery({ params: { id: product.product_id } }, { skip: !large || product.image === null });
  const { position, width, height, depth, category } = product;
  const name = t('drawing', { position, width, height });
  const own = large && product.image !== null ? image.currentData?.image : null;
  const drawing = productDrawing(
    { category, widthMm: width, heightMm: height, depthMm: depth },
    { widthPx, heightPx, theme: 'screen', name, hasDimensions: large },
  );
  return <SvgDrawing label={large ? name : ''} drawing={own ?? drawing} className={large ? 'wc-drawing' : 'wc-thumb'} />;
};
