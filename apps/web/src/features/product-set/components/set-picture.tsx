import { useMemo } from 'react';
import type { ProductSet } from '@mullion/contracts';
import { SvgDrawing } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { productDrawing } from '../../../entities/product/product-drawing';
import { glassScheme } from '../rules/glass-scheme';
import { picturedFields } from '../rules/picture-fields';
import type { FieldMark } from '../state/use-marked-field';
import { MarkedDrawing } from './marked-drawing';

/** Room for the drawing that stands in where a product has neither a picture nor glass, in pixels. */
const ROOM = { widthPx: 420, heightPx: 380 } as const;
/** Of the longer side of the product, so that lines look alike in every scheme. */
const LINE_SHARE = 1 / 250;

/** The product's own picture; and, where that does not name the panes, a scheme of them from their fields and sizes. */
export const SetPicture = ({ set, mark }: { set: ProductSet; mark: FieldMark }) => {
  const { t } = useTranslation('productSet');
  const { product_image: picture, glass_units: units, position, width, height, depth, category } = set;
  const scheme = useMemo(() => {
    const pictured = new Set(picture === null ? [] : picturedFields(picture));
    const panes = glassScheme({ width, height }, units ?? []);
    return panes.every(({ field }) => pictured.has(field)) ? null : schemeNode({ width, height }, panes);
  }, [picture, units, width, height]);
  const name = t('picture', { position, width, height });
  return (
    <>
      {picture !== null && <MarkedDrawing drawing={picture} label={name} mark={mark} />}
      {scheme !== null && (
        <figure className="set-scheme">
          <MarkedDrawing drawing={scheme} label={t('scheme', { position, width, height })} mark={mark} />
          <figcaption className="muted sm">{t('schemeText')}</figcaption>
        </figure>
      )}
      {picture === null && scheme === null && (
        <SvgDrawing
          label={name}
          drawing={productDrawing(
            { category, widthMm: width, heightMm: height, depthMm: depth },
            { ...ROOM, theme: 'screen', name },
          )}
        />
      )}
    </>
  );
};

const schemeNode = (
  product: { readonly width: number; readonly height: number },
  panes: ReturnType<typeof glassScheme>,
) => {
  const line = Math.max(product.width, product.height) * LINE_SHARE;
  const rect = (attrs: Record<string, string | number>) => ({
    tag: 'rect',
    attrs: { ...attrs, 'stroke-width': line },
    children: [],
  });
  return {
    tag: 'svg',
    attrs: { viewBox: `${-line} ${-line} ${product.width + 2 * line} ${product.height + 2 * line}` },
    children: [
      rect({ class: 'set-frame', x: 0, y: 0, width: product.width, height: product.height }),
      ...panes.map(({ field, x, y, width, height }) =>
        rect({ class: 'set-pane', 'data-field': field, x, y, width, height }),
      ),
    ],
  };
};
