import type { Language, Product } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { StatusMark, SvgDrawing, type Column } from '@mullion/ui-kit';
import type { TFunction } from 'i18next';

interface ProductColumnsInput {
  readonly t: TFunction<'orders'>;
  readonly language: Language;
  readonly nameOf: (status: number) => string;
  readonly images: Readonly<Record<string, string>>;
}

/** A product's drawing, small; says so where there is none. */
export const ProductDrawing = ({
  product,
  images,
  t,
}: {
  product: Product;
  images: Readonly<Record<string, string>>;
  t: TFunction<'orders'>;
}) => {
  const drawing = product.image ? images[product.image] : undefined;
  if (!drawing) return <span className="no-drawing mut">{t('products.noImage')}</span>;
  return (
    <SvgDrawing
      className="thumb"
      label={t('products.drawing', { position: product.position, width: product.width, height: product.height })}
      drawing={drawing}
    />
  );
};

/** Sizes are whole millimetres and stand without their unit, as in drawings. */
export const productColumns = ({ t, language, nameOf, images }: ProductColumnsInput): readonly Column<Product>[] => {
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  return [
    {
      key: 'image',
      head: t('products.column.image'),
      width: '72px',
      cell: (product) => <ProductDrawing product={product} images={images} t={t} />,
    },
    { key: 'position', head: t('products.column.position'), width: '72px', strong: true, cell: (product) => product.position },
    { key: 'barcode', head: t('products.column.barcode'), width: '140px', cell: (product) => product.barcode },
    {
      key: 'type',
      head: t('products.column.type'),
      cell: (product) => (
        <>
          {product.type ?? '–'} {product.comment && <span className="mut">{product.comment}</span>}
        </>
      ),
      text: (product) => [product.type, product.comment].filter(Boolean).join(' · '),
    },
    { key: 'width', head: t('products.column.width'), width: '66px', align: 'end', cell: (product) => number(product.width) },
    { key: 'height', head: t('products.column.height'), width: '66px', align: 'end', cell: (product) => number(product.height) },
    {
      key: 'depth',
      head: t('products.column.depth'),
      width: '58px',
      align: 'end',
      hideBelow: 'narrow',
      cell: (product) => number(product.depth),
    },
    { key: 'weight', head: t('products.column.weight'), width: '76px', align: 'end', cell: (product) => number(product.weight, 1) },
    {
      key: 'area',
      head: t('products.column.area'),
      width: '82px',
      align: 'end',
      hideBelow: 'narrow',
      cell: (product) => number(product.area, 2),
    },
    {
      key: 'status',
      head: t('products.column.status'),
      width: '132px',
      cell: (product) => <StatusMark status={product.status} text={nameOf(product.status)} />,
    },
    {
      key: 'pallet',
      head: t('products.column.pallet'),
      width: '104px',
      cell: (product) => (
        <span className={product.pallet_id === null ? 'mut' : undefined}>
          {t(product.loaded ? 'products.loaded' : product.pallet_id === null ? 'products.notPlaced' : 'products.onPallet')}
        </span>
      ),
    },
  ];
};
