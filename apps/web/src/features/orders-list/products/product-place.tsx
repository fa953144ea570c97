import type { Product } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { useGetProductQuery } from '../../../entities/product/product-api';

/** Where packing has put a product: its pallet, its corner in mm, turned or not. */
export const ProductPlace = ({ product }: { product: Pick<Product, 'id' | 'pallet_id'> }) => {
  const { t } = useTranslation('orders');
  const href = usePageHref();
  const { data } = useGetProductQuery({ params: { id: product.id } }, { skip: product.pallet_id === null });
  if (product.pallet_id === null) return <p className="wide muted">{t('products.notPlaced')}</p>;
  return (
    <p className="wide secondary">
      <Link to={href(paths.palletInfo(product.pallet_id))}>{t('products.onPallet')}</Link>
      {data && data.x !== null && <> · {t('products.place', { x: data.x, y: data.y, z: data.z })}</>}
      {data?.is_flipped && <> · {t('products.flipped')}</>}
    </p>
  );
};
