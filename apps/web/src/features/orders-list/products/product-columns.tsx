import type { Language, Product } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { MiddleCut, StatusMark, type Column } from '@mullion/ui-kit';
import { Comment as CommentIcon } from '@blueprintjs/icons';
import type { TFunction } from 'i18next';
import { Link } from 'react-router';
import { ProductPicture } from '../../../entities/product/product-picture';
import { paths } from '../../../entities/pages/paths';

interface ProductColumnsInput {
  readonly t: TFunction<'orders'>;
  readonly language: Language;
  readonly nameOf: (status: number) => string;
  readonly images: Readonly<Record<string, string>>;
  /** How many comments a product has, by its id. */
  readonly comments: Readonly<Record<string, number>>;
  readonly href: (path: string) => string;
}

interface ProductDrawingProps {
  readonly product: Product;
  readonly images: Readonly<Record<string, string>>;
  readonly t: TFunction<'orders'>;
  /** Room for it, in pixels. */
  readonly room?: { readonly widthPx: number; readonly heightPx: number };
}
const IN_ROW = { widthPx: 48, heightPx: 36 } as const;

/** A product's own picture, or, where it has none, its drawing from its sizes. */
export const ProductDrawing = ({ product, images, t, room = IN_ROW }: ProductDrawingProps) => {
  const { position, width, height } = product;
  const label = t('products.drawing', { position, width, height });
  return (
    <ProductPicture
      {...{ product, label, ...room }}
      className={product.image === null ? 'thumb' : 'thumb own'}
      known={images}
      isSizedByClass
    />
  );
};

/** Sizes are whole millimetres and stand without their unit, as in drawings. */
export const productColumns = ({
  t,
  language,
  nameOf,
  images,
  comments,
  href,
}: ProductColumnsInput): readonly Column<Product>[] => {
  const number = (value: number, decimals = 0) => formatNumber(value, language, decimals);
  return [
    {
      key: 'image',
      head: t('products.column.image'),
      width: '60px',
      cell: (product) => <ProductDrawing product={product} images={images} t={t} />,
    },
    {
      key: 'position',
      head: t('products.column.position'),
      width: '64px',
      strong: true,
      cell: (product) => product.position,
    },
    {
      key: 'barcode',
      head: t('products.column.barcode'),
      width: '132px',
      cell: (product) => <MiddleCut text={product.barcode} />,
    },
    {
      key: 'type',
      head: t('products.column.type'),
      cell: (product) =>
        (comments[product.id] !== undefined || product.type || product.comment) && (
          <>
            {comments[product.id] !== undefined && (
              <span className="comment-mark" title={t('products.comments.count', { count: comments[product.id] })}>
                <CommentIcon className="i" size={12} aria-hidden /> {comments[product.id]}
              </span>
            )}
            {product.type} {product.comment && <span className="muted">{product.comment}</span>}
          </>
        ),
      text: (product) => [product.type, product.comment].filter(Boolean).join(' · '),
    },
    {
      key: 'width',
      head: t('products.column.width'),
      width: '60px',
      align: 'end',
      cell: (product) => number(product.width),
    },
    {
      key: 'height',
      head: t('products.column.height'),
      width: '62px',
      align: 'end',
      cell: (product) => number(product.height),
    },
    {
      key: 'depth',
      head: t('products.column.depth'),
      width: '54px',
      align: 'end',
      hideBelow: 'wide',
      cell: (product) => number(product.depth),
    },
    {
      key: 'weight',
      head: t('products.column.weight'),
      width: '76px',
      align: 'end',
      cell: (product) => number(product.weight, 1),
    },
    {
      key: 'area',
      head: t('products.column.area'),
      width: '78px',
      align: 'end',
      hideBelow: 'wide',
      cell: (product) => number(product.area, 2),
    },
    {
      key: 'status',
      head: t('products.column.status'),
      width: '124px',
      cell: (product) => <StatusMark status={product.status} text={nameOf(product.status)} />,
    },
    {
      key: 'pallet',
      head: t('products.column.pallet'),
      width: '92px',
      cell: (product) =>
        product.pallet_id === null ? (
          <span className="muted">{t('products.notPlaced')}</span>
        ) : (
          <Link to={href(paths.palletInfo(product.pallet_id))}>
            {t(product.loaded ? 'products.loaded' : 'products.onPallet')}
          </Link>
        ),
    },
    {
      key: 'category',
      head: t('products.form.category'),
      width: '96px',
      optional: true,
      cell: (product) => t(`products.category.${product.category}`),
    },
    {
      key: 'completion_date',
      head: t('column.completion_date'),
      width: '128px',
      optional: true,
      cell: (product) => product.completion_date,
    },
    {
      key: 'part_of',
      head: t('products.form.part_of'),
      width: '104px',
      optional: true,
      cell: (product) => product.part_of,
    },
    {
      key: 'can_be_flipped',
      head: t('products.column.can_be_flipped'),
      width: '96px',
      optional: true,
      cell: (product) => t(product.can_be_flipped ? 'products.yes' : 'products.no'),
    },
    {
      key: 'divider',
      head: t('products.column.divider'),
      width: '96px',
      optional: true,
      cell: (product) => product.divider,
    },
  ];
};
