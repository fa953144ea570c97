import type { PalletScans } from '@mullion/contracts';
import { formatMoment, formatNumber } from '@mullion/i18n';
import { StatusMark, Tag } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ProductPicture } from '../../../entities/product/product-picture';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { useStatusNames } from '../../../entities/status/use-statuses';
import type { ProductInRow } from '../rules/rows-of-pallet';
import type { Marking } from '../state/marking';

interface PalletProductsProps extends Marking {
  readonly products: readonly ProductInRow[];
  readonly scans: PalletScans | undefined;
  readonly isPhone: boolean;
}

const THUMB = { widthPx: 30, heightPx: 26 } as const;
const LARGE_THUMB = { widthPx: 40, heightPx: 44 } as const;

const Drawing = ({ product, isLarge }: { readonly product: ProductInRow['product']; readonly isLarge: boolean }) => (
  <ProductPicture product={product} label="" {...(isLarge ? LARGE_THUMB : THUMB)} />
);

/** What stands on the pallet, row by row; on a phone a line each. */
export const PalletProducts = ({ products, scans, isPhone, marked, onPoint, onChoose }: PalletProductsProps) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const href = usePageHref();
  const { nameOf } = useStatusNames('products');
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  const scanOf = (id: number) => scans?.products.find((scan) => scan.product_id === id);
  if (products.length === 0) return <p className="pi-none secondary">{t('info.noProducts')}</p>;
  if (isPhone)
    return (
      <ul className="pi-lines">
        {products.map(({ product, row }) => (
          <li key={product.id}>
            <button type="button" aria-pressed={product.id === marked} onClick={() => onChoose(product.id)}>
              <Drawing product={product} isLarge />
              <b>{product.position}</b>
              <span className="nowrap">{`${number(product.width)} × ${number(product.height)}`}</span>
              {product.awaits_remake && <Tag tone="warn">{t('products.awaitsRemake')}</Tag>}
              <span className="sp" />
              <span className="secondary nowrap">{row > 0 && t('drawing.row', { row })}</span>
            </button>
          </li>
        ))}
      </ul>
    );
  return (
    <table className="tb cmp pi-table">
      <thead>
        <tr>
          <th scope="col">{t('info.column.row')}</th>
          <th scope="col">{t('info.column.product')}</th>
          <th scope="col">{t('info.column.drawing')}</th>
          <th scope="col">{t('info.column.order')}</th>
          <th scope="col" className="r">
            {t('info.column.size')}
          </th>
          <th scope="col" className="r">
            {t('info.column.mass')}
          </th>
          <th scope="col">{t('info.column.scanned')}</th>
          <th scope="col">{t('info.column.status')}</th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ product, row }) => {
          const scan = scanOf(product.id);
          return (
            <tr
              key={product.id}
              className={product.id === marked ? 'sel' : ''}
              onPointerEnter={() => onPoint(product.id)}
              onPointerLeave={() => onPoint(null)}
            >
              <td>{row || '–'}</td>
              <td>
                <button
                  type="button"
                  className="pi-position"
                  aria-pressed={product.id === marked}
                  title={product.barcode}
                  onFocus={() => onPoint(product.id)}
                  onBlur={() => onPoint(null)}
                  onClick={() => onChoose(product.id)}
                >
                  {product.position}
                </button>
              </td>
              <td className="pi-thumb">
                <Drawing product={product} isLarge={false} />
              </td>
              <td>
                <Link to={href(paths.products(product.order_id))}>{product.order}</Link>
              </td>
              <td className="r nowrap">{`${number(product.width)} × ${number(product.height)}`}</td>
              <td className="r">{number(product.weight)}</td>
              <td className="secondary nowrap">
                {scan
                  ? [scan.scanned_by, formatMoment(scan.scanned_at)].filter(Boolean).join(', ')
                  : t('info.notScanned')}
              </td>
              <td>
                {product.awaits_remake ? (
                  <Tag tone="warn">{t('products.awaitsRemake')}</Tag>
                ) : (
                  <StatusMark status={product.status} text={nameOf(product.status)} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
