import type { HallUnit } from '@mullion/contracts';
import { SvgDrawing } from '@mullion/ui-kit';
import { productDrawing } from '../../../app/products/product-drawing';

interface UnitPictureProps {
  readonly unit: HallUnit;
  readonly widthPx?: number;
  readonly heightPx?: number;
}

/** A unit as it looks, beside words that name it. */
export const UnitPicture = ({ unit, widthPx = 32, heightPx = 34 }: UnitPictureProps) => (
  <SvgDrawing
    label=""
    className="hall-picture"
    drawing={productDrawing(
      { category: unit.category, widthMm: unit.width, heightMm: unit.height },
      { widthPx, heightPx, theme: 'screen', name: '' },
    )}
  />
);
