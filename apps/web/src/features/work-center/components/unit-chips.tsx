import type { CenterProduct } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { UnitDrawing } from './unit-drawing';

const MOST = 8;

/** Which products a question is about: their drawings and positions. */
export const UnitChips = ({ products }: { products: readonly CenterProduct[] }) => {
  const { t } = useTranslation('workCenter');
  return (
    <ul className="wc-chips">
      {products.slice(0, MOST).map((product) => (
        <li key={product.product_id}>
          <UnitDrawing product={product} widthPx={32} heightPx={36} />
          <b>{product.position}</b>
        </li>
      ))}
      {products.length > MOST && <li className="secondary">{t('complete.more', { count: products.length - MOST })}</li>}
    </ul>
  );
};
