import { boxOf, centreOffset, offsetLimitsMm, type PackProduct, type PlacedProduct } from '@mullion/packing-model';
import { checkPalletPlan } from '../check/check-plan';
import { packPallets } from '../pallets/pack-pallets';
import type { PackSettings } from '../pallets/pallet-instance';
import type { PlanItem, PlanPallet } from '../pallets/pallet-plan';
import { bundlesOf, unbundled, type Bundle } from './bundles';
import { mayBeUpright, upright } from './upright';

/** Steps of one try, and heights tried between the lowest that may do and the present one. */
const STEPS = 60;
const HEIGHTS = 3;

/**
 * How a pallet is packed as people would do it: fewer windows on their side, additions low and together, no higher than
 * need be.
 */
interface Tidiness {
  readonly turned: number;
  readonly looseAdditions: number;
  readonly topMm: number;
}

/**
 * The same products as a packer would want them: windows upright, the additions of an order as one bundle on the deck
 * beside the tallest row, and no towers where there is room beside. On no more deck, but for what upright windows take
 * where the settings want them so.
 */
export function straightenPallet(
  settings: PackSettings,
  given: PlanPallet,
  content: readonly PackProduct[],
  seed: number,
): PlanPallet {
  const pallet = settings.prefersUpright ? uprighted(settings, given, content, seed) : given;
  const widthMm = pallet.widthMm ?? settings.widthMm;
  const { narrowerWidthsMm: _narrower, ...own } = settings;
  const room: PackSettings = { ...own, widthMm, longestMm: pallet.lengthMm };
  const now = tidinessOf(content, pallet.items);
  if (now.turned === 0 && now.looseAdditions === 0 && pallet.items.every(({ zMm }) => zMm === 0)) return pallet;
  const uprightContent = upright(content, settings);
  const lowestMm = Math.max(
    ...content.map(({ widthMm: w, heightMm: h, canBeFlipped }) => (canBeFlipped ? Math.min(w, h) : h)),
  );
  const heights = Array.from({ length: HEIGHTS + 1 }, (_, n) =>
    Math.round(lowestMm + ((now.topMm - lowestMm) * n) / HEIGHTS),
  );
  let best = { pallet, tidiness: now };
  for (const products of now.turned > 0 ? [uprightContent, content] : [uprightContent]) {
    for (const isBundled of now.looseAdditions > 0 ? [true, false] : [false]) {
      for (const topMm of heights) {
        const found = packedAgain(products, content, room, pallet, topMm, isBundled, seed);
        if (!found) continue;
        const tidiness = tidinessOf(content, found.items);
        if (isTidier(tidiness, best.tidiness)) best = { pallet: found, tidiness };
        break;
      }
    }
  }
  return best.pallet;
}

/**
 * The pallet with as few windows and doors on their side as it holds, on more deck where they need it: all upright, or
 * one after another.
 */
function uprighted(
  settings: PackSettings,
  given: PlanPallet,
  content: readonly PackProduct[],
  seed: number,
): PlanPallet {
  const turned = new Set(given.items.filter(({ isFlipped }) => isFlipped).map(({ id }) => id));
  const mayRise = content
    .filter((product) => turned.has(product.id) && mayBeUpright(product, settings))
    .map(({ id }) => id);
  if (mayRise.length === 0) return given;
  const { widthMm: _width, ...room } = given;
  const withUpright = (ids: ReadonlySet<number>): PlanPallet | null => {
    // what stands already stays so
    const products = content.map((product) =>
      !turned.has(product.id) || ids.has(product.id) ? { ...product, canBeFlipped: false } : product,
    );
    return packedAgain(
      products,
      content,
      settings,
      { ...room, lengthMm: settings.longestMm },
      settings.maxHeightMm,
      false,
      seed,
    );
  };
  const all = withUpright(new Set(mayRise));
  if (all) return all;
  let best = given;
  const risen = new Set<number>();
  for (const id of mayRise) {
    const found = withUpright(new Set([...risen, id]));
    if (!found) continue;
    best = found;
    risen.add(id);
  }
  return best;
}

const isTidier = (a: Tidiness, b: Tidiness): boolean =>
  (a.turned - b.turned || a.looseAdditions - b.looseAdditions || a.topMm - b.topMm) < 0;

function tidinessOf(content: readonly PackProduct[], items: readonly PlanItem[]): Tidiness {
  const products = new Map(content.map((product) => [product.id, product]));
  const placed = items.flatMap((item): PlacedProduct[] => {
    const product = products.get(item.id);
    return product ? [{ ...product, ...item }] : [];
  });
  const additions = placed.filter(({ category }) => category === 0);
  const orders = new Map<string, PlacedProduct[]>();
  for (const one of additions) orders.set(one.orderKey, [...(orders.get(one.orderKey) ?? []), one]);
  const tallest = placed.filter(({ category }) => category > 0).sort((a, b) => boxOf(b).z1 - boxOf(a).z1)[0];
  const isLoose = (own: readonly PlacedProduct[]) =>
    own.length > 1 &&
    (own.some(({ zMm }) => zMm > 0) ||
      gapWithin(own) > 0 ||
      (tallest !== undefined && !isBeside(own, tallest, additions)));
  return {
    turned: placed.filter(({ isFlipped, category }) => isFlipped && category > 0).length,
    looseAdditions: [...orders.values()].filter(isLoose).flat().length,
    topMm: Math.max(0, ...placed.map((product) => boxOf(product).z1)),
  };
}

/** Whether some additions stand before or behind a product, with nothing but additions between. */
function isBeside(own: readonly PlacedProduct[], tall: PlacedProduct, additions: readonly PlacedProduct[]): boolean {
  const others = additions
    .filter((one) => !own.includes(one))
    .reduce((sum, { depthMm }) => sum + depthMm + MOST_BETWEEN_MM, 0);
  const [front, back] = [Math.max(...own.map((one) => boxOf(one).y1)), Math.min(...own.map(({ yMm }) => yMm))];
  const box = boxOf(tall);
  return Math.max(back - box.y1, box.y0 - front) <= MOST_BETWEEN_MM + others;
}

/** Depth between the first and the last of some products that they do not fill with their spacings, mm. */
function gapWithin(own: readonly PlacedProduct[]): number {
  const boxes = own.map(boxOf).sort((a, b) => a.y0 - b.y0);
  return boxes.slice(1).reduce((most, box, n) => Math.max(most, box.y0 - boxes[n]!.y1 - MOST_BETWEEN_MM), 0);
}
/** Spacings are at most this wide. */
const MOST_BETWEEN_MM = 50;

/** The content within a height, on one pallet with no more deck; null where it does not go. */
function packedAgain(
  content: readonly PackProduct[],
  original: readonly PackProduct[],
  room: PackSettings,
  pallet: PlanPallet,
  topMm: number,
  isBundled: boolean,
  seed: number,
): PlanPallet | null {
  const settings = { ...room, maxHeightMm: Math.min(room.maxHeightMm, room.palletHeightMm + topMm) };
  const { bundles, rest } = isBundled ? bundlesOf(content, settings) : { bundles: [], rest: content };
  if (bundles.some(({ products }) => products.some(({ heightMm }) => heightMm > topMm))) return null;
  const products = [...bundles.map(({ piece }) => piece), ...rest];
  const plan = packPallets({ settings, products, fixed: [] }, { seed, iterations: STEPS, stop: () => false });
  const [found] = plan.pallets;
  if (!found || plan.pallets.length > 1 || plan.unplaced.length > 0 || found.lengthMm > pallet.lengthMm) return null;
  const arranged =
    bundles.length > 0 ? besideTallest(found.items, products, bundles, room, found.lengthMm) : found.items;
  const pieceOf = new Map(bundles.map((bundle) => [bundle.piece.id, bundle]));
  const items = arranged.flatMap((item) => {
    const bundle = pieceOf.get(item.id);
    return bundle ? unbundled(bundle, item, room.spacingBetweenMm) : [item];
  });
  if (
    checkPalletPlan(
      { settings: room, products: original, fixed: [] },
      { ...plan, lowerBound: 1, pallets: [{ ...found, items }] },
    ).length > 0
  )
    return null;
  return {
    ...found,
    ...(pallet.widthMm !== undefined && { widthMm: pallet.widthMm }),
    ...(pallet.type !== undefined && { type: pallet.type }),
    items,
  };
}

/** Rows in another order: those that hold bundles behind the tallest one, where the pallet does not tip by that. */
function besideTallest(
  items: readonly PlanItem[],
  products: readonly PackProduct[],
  bundles: readonly Bundle[],
  { spacingBetweenMm: gapMm, spacingSidesMm, widthMm, offsetLimits }: PackSettings,
  lengthMm: number,
): readonly PlanItem[] {
  const known = new Map(products.map((product) => [product.id, product]));
  const pieces = new Set(bundles.map(({ piece }) => piece.id));
  const rows = [...new Set(items.map(({ yMm }) => yMm))]
    .sort((a, b) => a - b)
    .map((yMm) => items.filter((item) => item.yMm === yMm));
  const topOf = (row: readonly PlanItem[]) =>
    Math.max(
      0,
      ...row.filter(({ id }) => !pieces.has(id)).map((item) => boxOf({ ...known.get(item.id)!, ...item }).z1),
    );
  const isBundle = (row: readonly PlanItem[]) => row.every(({ id }) => pieces.has(id));
  const others = rows.filter((row) => !isBundle(row));
  const tallest = others.reduce((best, row, n) => (topOf(row) > topOf(others[best]!) ? n : best), 0);
  // on the side of the tallest row that is nearer the middle
  const before = 2 * tallest >= others.length ? tallest : tallest + 1;
  const ordered = [...others.slice(0, before), ...rows.filter(isBundle), ...others.slice(before)];
  let yMm = Math.min(...items.map((item) => item.yMm));
  const moved = ordered.flatMap((row) => {
    const at = yMm;
    yMm += Math.max(...row.map(({ id }) => known.get(id)!.depthMm)) + gapMm;
    return row.map((item) => ({ ...item, yMm: at }));
  });
  const size = { lengthMm, widthMm };
  const offsetOf = (list: readonly PlanItem[]) =>
    centreOffset({ ...size, products: list.map((item) => ({ ...known.get(item.id)!, ...item })) });
  const aside = Math.round(offsetOf(moved)?.acrossMm ?? 0);
  const byMm = Math.max(spacingSidesMm - moved[0]!.yMm, Math.min(-aside, widthMm - spacingSidesMm - (yMm - gapMm)));
  const centred = moved.map((item) => ({ ...item, yMm: item.yMm + byMm }));
  const offset = offsetOf(centred);
  if (!offsetLimits || !offset) return centred;
  const most = offsetLimitsMm(offsetLimits, size);
  const isCentred = Math.abs(offset.acrossMm) <= most.acrossMm && Math.abs(offset.alongMm) <= most.alongMm;
  return isCentred ? centred : items;
}
