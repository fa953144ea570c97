import type { Product } from '@mullion/contracts';
import { renderSvg, windowDrawing } from '@mullion/drawings';
import { formatNumber } from '@mullion/i18n';
import type { Content } from 'pdfmake/interfaces';
import { fill, type Page } from '../parts/page';

const COLUMNS = 3;
const DRAWING = { width: 150, height: 120 };

const drawn = ({ category, width, height, depth }: Product, name: string, schematic: string): string =>
  renderSvg(
    windowDrawing(
      { category, widthMm: width, heightMm: height, depthMm: depth },
      { widthPx: DRAWING.width, heightPx: DRAWING.height, theme: 'print', name, schematic },
    ),
  );

/**
 * The product's own picture, which the store has cleaned on the way in; where it has none, its drawing from its sizes.
 */
const drawingOf = (product: Product, images: Readonly<Record<string, string>>, page: Page): Content => {
  const name = fill(page.texts.drawing.product, { position: product.position });
  const own = product.image === null ? undefined : images[product.image];
  return {
    svg: own ?? drawn(product, name, page.texts.drawing.schematic),
    alt: name,
    fit: [DRAWING.width, DRAWING.height],
    alignment: 'center',
    margin: [0, 4, 0, 4],
  } as Content;
};

const card = (product: Product, images: Readonly<Record<string, string>>, page: Page): Content => ({
  stack: [
    drawingOf(product, images, page),
    { text: product.position, bold: true, fontSize: 12 },
    { text: `${product.width} × ${product.height} × ${product.depth} mm`, style: 'cell' },
    {
      text: `${formatNumber(product.weight, page.language, 1)} kg · ${formatNumber(product.area, page.language, 2)} m²`,
      style: 'cell',
    },
    { text: product.barcode, style: 'cell' },
    { text: [product.type, product.comment].filter(Boolean).join(' · '), style: 'label' },
  ],
  margin: [0, 0, 0, 14],
});

/** Products of one or more orders with their drawings, three beside each other; each order has its own head. */
export const productList = (
  products: readonly Product[],
  images: Readonly<Record<string, string>>,
  page: Page,
): Content => {
  const orders = [...new Set(products.map((product) => product.order))];
  return orders.map((order, at): Content => {
    const own = products.filter((product) => product.order === order);
    const lines = Array.from({ length: Math.ceil(own.length / COLUMNS) }, (_line, line) =>
      own.slice(line * COLUMNS, (line + 1) * COLUMNS),
    );
    const massKg = own.reduce((sum, product) => sum + product.weight, 0);
    const area = own.reduce((sum, product) => sum + product.area, 0);
    const totals = {
      products: own.length,
      mass: formatNumber(massKg, page.language, 1),
      area: formatNumber(area, page.language, 2),
    };
    return {
      stack: [
        { text: page.texts.productsOf, style: 'title' },
        { text: order, style: 'number' },
        { text: fill(page.texts.productTotals, totals), style: 'value', margin: [0, 0, 0, 12] },
        ...lines.map((line): Content => ({
          columns: Array.from({ length: COLUMNS }, (_cell, index) => {
            const product = line[index];
            return product ? card(product, images, page) : { text: '' };
          }),
          columnGap: 14,
          unbreakable: true,
        })),
      ],
      ...(at > 0 ? { pageBreak: 'before' as const } : {}),
    };
  });
};
