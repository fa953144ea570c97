import type { Product } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { ProductDrawing } from './product-columns';

const ROOM = { widthPx: 150, heightPx: 110 } as const;

/** The drawings of an order, one a position with how many of it there are. */
export const PositionGallery = ({
  products,
  images,
}: {
  products: readonly Product[];
  images: Readonly<Record<string, string>>;
}) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const byPosition = new Map<string, Product[]>();
  for (const product of products)
    byPosition.set(product.position, [...(byPosition.get(product.position) ?? []), product]);
  return (
    <ul className="position-gallery">
      {[...byPosition].map(([position, same]) => {
        const [first] = same;
        if (!first) return null;
        return (
          <li key={position}>
            <ProductDrawing product={first} images={images} t={t} room={ROOM} />
            <span className="row">
              <b className="ellipsis" title={position}>
                {position}
              </b>
              {same.length > 1 && <span className="secondary nowrap">× {formatNumber(same.length, language)}</span>}
            </span>
            <span className="muted">
              {formatNumber(first.width, language)} × {formatNumber(first.height, language)}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
