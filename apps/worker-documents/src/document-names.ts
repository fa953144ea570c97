import type { DocumentTexts } from './parts/page';
import type { RenderInput } from './render-input';

/** More names than this are not read in the title of a window. */
const NAMES_IN_TITLE = 6;

/** What people call the things in a document. */
export const namesOf = (input: RenderInput): readonly string[] => {
  if (input.waiting) return [input.waiting.work_center.code];
  if (input.evidence) return [input.evidence.content.number];
  if (input.kind === 'truck') return input.trucks.map((truck) => truck.description);
  if (input.kind === 'products') return [...new Set(input.products.map((product) => product.order))];
  if (input.kind === 'racks') return (input.table?.rows ?? []).map(([code]) => String(code));
  if (input.kind === 'rows') return input.table?.title ? [input.table.title] : [];
  return input.pallets.map((pallet) => pallet.shown_number);
};

const kindOf = (kind: RenderInput['kind'], texts: DocumentTexts): string =>
  ({
    preparation: texts.preparation,
    loading: texts.loading,
    barcodes: texts.labels,
    truck: texts.truck,
    products: texts.productsOf,
    rows: texts.rows,
    racks: texts.rackLabels,
    work_center_orders: texts.workCenterOrders,
    work_center_positions: texts.workCenterPositions,
    evidence: texts.evidence,
  })[kind];

/** The title that a window and a reader of a document's text show: what it is, and of what. */
export const titleOf = (input: RenderInput, texts: DocumentTexts): string => {
  const names = namesOf(input);
  const shown = names.slice(0, NAMES_IN_TITLE).join(', ') + (names.length > NAMES_IN_TITLE ? ' …' : '');
  return [kindOf(input.kind, texts), shown].filter(Boolean).join(' · ');
};
