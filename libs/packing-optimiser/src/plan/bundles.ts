import type { PackProduct } from '@mullion/packing-model';
import type { PackSettings } from '../pallets/pallet-instance';
import type { PlanItem } from '../pallets/pallet-plan';

/** Additions of one order (sills, profiles) that stand one behind another on the deck, packed as one piece. */
export interface Bundle {
  /** As high as the room, so that it stands on the deck and nothing stands on it. */
  readonly piece: PackProduct;
  readonly products: readonly PackProduct[];
}

const isAddition = ({ category, partOf }: PackProduct): boolean => category === 0 && partOf === null;

/** The additions of each order on a pallet, where there are several of them, as bundles; and everything else. */
export function bundlesOf(
  content: readonly PackProduct[],
  settings: PackSettings,
): { readonly bundles: readonly Bundle[]; readonly rest: readonly PackProduct[] } {
  const byOrder = new Map<string, PackProduct[]>();
  for (const product of content.filter(isAddition)) {
    const key = `${product.orderKey}\u0000${product.addressKey}`;
    byOrder.set(key, [...(byOrder.get(key) ?? []), product]);
  }
  const bundles = [...byOrder.values()]
    .filter(({ length }) => length > 1)
    .map((products) => bundleOf(products, settings));
  const bundled = new Set(bundles.flatMap(({ products }) => products.map(({ id }) => id)));
  return { bundles, rest: content.filter(({ id }) => !bundled.has(id)) };
}

function bundleOf(additions: readonly PackProduct[], settings: PackSettings): Bundle {
  const products = [...additions].sort((a, b) => b.heightMm - a.heightMm || b.widthMm - a.widthMm || a.id - b.id);
  const sum = (of: (product: PackProduct) => number) => products.reduce((all, product) => all + of(product), 0);
  const piece: PackProduct = {
    ...products[0]!,
    widthMm: Math.max(...products.map(({ widthMm }) => widthMm)),
    heightMm: settings.maxHeightMm - settings.palletHeightMm,
    depthMm: sum(({ depthMm }) => depthMm) + (products.length - 1) * settings.spacingBetweenMm,
    massKg: sum(({ massKg }) => massKg),
    canBeFlipped: false,
  };
  return { piece, products };
}

/** The products of a bundle where it stands. */
export function unbundled({ products }: Bundle, at: PlanItem, gapMm: number): PlanItem[] {
  let yMm = at.yMm;
  return products.map(({ id, depthMm }) => {
    const item = { id, xMm: at.xMm, yMm, zMm: 0, isFlipped: false };
    yMm += depthMm + gapMm;
    return item;
  });
}
