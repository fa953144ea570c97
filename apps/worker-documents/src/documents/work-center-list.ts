import { operationStatus, type listWaitingProducts, type OutputOf, type WaitingProduct } from '@mullion/contracts';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { fill, type Page } from '../parts/page';
import { facts, listTable, PLAIN, TICK_BOX } from '../parts/tables';

type Waiting = OutputOf<typeof listWaitingProducts>;

/** Products that are alike to whoever lists them, in the order of their first. */
const groupsOf = (
  products: readonly WaitingProduct[],
  keyOf: (product: WaitingProduct) => string,
): WaitingProduct[][] => {
  const groups = new Map<string, WaitingProduct[]>();
  for (const product of products) groups.set(keyOf(product), [...(groups.get(keyOf(product)) ?? []), product]);
  return [...groups.values()];
};

/**
 * What somebody should know before they begin: that it has changed, remarks on the product and on the operation, a
 * problem by its name.
 */
const remarkOf = (product: WaitingProduct, page: Page): string => {
  const isProblem = product.operation_status === operationStatus.problem;
  const operation = isProblem
    ? [page.texts.problem, product.operation_comment].filter(Boolean).join(': ')
    : product.operation_comment;
  return [product.changed && page.texts.changed, operation, product.product_comment].filter(Boolean).join('\n');
};

const head = ({ work_center, products, total }: Waiting, title: string, page: Page): Content => {
  const orders = new Set(products.map((product) => product.order_id)).size;
  return [
    { text: title, style: 'title' },
    { text: `${work_center.code} ${work_center.description}`, style: 'number', fontSize: 18 },
    { text: fill(page.texts.waitingTotals, { orders, products: total }), style: 'value', margin: [0, 2, 0, 10] },
  ];
};

const foot = ({ products, total }: Waiting, page: Page): Content => {
  if (total === 0) return { text: page.texts.nothingWaits, style: 'value' };
  if (total === products.length) return [];
  return { text: fill(page.texts.notListed, { products: total - products.length }), bold: true, margin: [0, 6, 0, 0] };
};

const ORDER_COLUMNS = [52, '*', 70, 86, 116, 14] as const;

/** A table an order; its name repeats with the heads on every sheet that it reaches. */
const orderTable = (products: readonly WaitingProduct[], page: Page): Content => {
  const { texts } = page;
  const [first] = products;
  if (!first) return [];
  const named = facts([
    [texts.order, first.order],
    [texts.customer, first.customer ?? ''],
    [texts.deliveryDate, first.delivery_date ?? ''],
    [texts.products, String(products.length)],
  ]);
  const spanned = ORDER_COLUMNS.slice(1).map((): TableCell => ({}));
  const heads: readonly (readonly [string, 'left' | 'right'])[] = [
    [texts.position, 'left'],
    [texts.type, 'left'],
    [texts.widthHeight, 'right'],
    [texts.barcode, 'left'],
    [texts.comment, 'left'],
    ['', 'left'],
  ];
  return {
    layout: { ...PLAIN, hLineWidth: (row) => (row === 0 ? 0 : row <= 2 ? 0.8 : 0.4) },
    margin: [0, 0, 0, 12],
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...ORDER_COLUMNS],
      body: [
        [{ ...(named as object), colSpan: ORDER_COLUMNS.length } as TableCell, ...spanned],
        heads.map(([text, alignment]): TableCell => ({ text, style: 'head', alignment })),
        ...products.map((product): TableCell[] => [
          { text: product.position, style: 'cell', bold: true },
          { text: product.type ?? '', style: 'cell' },
          { text: `${product.width} × ${product.height}`, style: 'cell', alignment: 'right' },
          { text: product.barcode, style: 'cell' },
          { text: remarkOf(product, page), style: 'cell' },
          { svg: TICK_BOX },
        ]),
      ],
    },
  };
};

/** Every product that waits at a work center, order by order, to be ticked off one by one. */
export const workCenterOrders = (waiting: Waiting, page: Page): Content => [
  head(waiting, page.texts.workCenterOrders, page),
  groupsOf(waiting.products, (product) => String(product.order_id)).map((group) => orderTable(group, page)),
  foot(waiting, page),
];

/** A line a position of an order: what is alike is made in one go. */
export const workCenterPositions = (waiting: Waiting, page: Page): Content => {
  const { texts } = page;
  const alike = (product: WaitingProduct): string =>
    JSON.stringify([product.order_id, product.position, product.type, product.width, product.height]);
  const first = (group: readonly WaitingProduct[]): WaitingProduct | undefined => group[0];
  const remarks = (group: readonly WaitingProduct[]): string =>
    [...new Set(group.map((one) => remarkOf(one, page)).filter(Boolean))].join('\n');
  return [
    head(waiting, texts.workCenterPositions, page),
    waiting.products.length === 0
      ? []
      : listTable(
          [
            { head: texts.position, width: 44, isStrong: true, value: (group) => first(group)?.position ?? '' },
            { head: texts.order, width: 86, value: (group) => first(group)?.order ?? '' },
            { head: texts.type, width: '*', value: (group) => first(group)?.type ?? '' },
            {
              head: texts.widthHeight,
              width: 62,
              isNumber: true,
              value: (group) => `${first(group)?.width} × ${first(group)?.height}`,
            },
            { head: texts.pieces, width: 34, isNumber: true, isStrong: true, value: (group) => String(group.length) },
            { head: texts.deliveryDate, width: 52, value: (group) => first(group)?.delivery_date ?? '' },
            { head: texts.comment, width: 84, value: remarks },
            { head: '', width: 14 },
          ],
          groupsOf(waiting.products, alike),
        ),
    foot(waiting, page),
  ];
};
