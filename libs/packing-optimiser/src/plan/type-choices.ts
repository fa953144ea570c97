import { packPallets } from '../pallets/pack-pallets';
import { mergedPlan, partsByType, settingsOf, typesOf, withType } from '../pallets/packing-types';
import type { PackSettings, PalletInstance } from '../pallets/pallet-instance';
import type { PalletPlan, PlanPallet, Unplaced } from '../pallets/pallet-plan';
import { ruleAgainst } from '../pallets/sort-out';
import { mayBeUpright, upright } from './upright';

/** An instance whose products have chosen packing types: one instance for each type, and what no type holds. */
export interface TypeChoice {
  readonly parts: readonly PalletInstance[];
  readonly unplaced: readonly Unplaced[];
}

/**
 * The choices that are searched: every product on the first type that holds it; as many as possible on each larger
 * type, whose pallets are otherwise left with room; and orders whole on the first type that holds all of them. What is
 * fixed stays, and the rest of its set with it.
 */
export function typeChoicesOf(instance: PalletInstance): TypeChoice[] {
  const types = typesOf(instance);
  const { parts, unplaced } = partsByType(instance);
  const first: Map<number, number> = new Map(
    parts.flatMap((part) => part.instance.products.map(({ id }) => [id, part.type] as const)),
  );
  if (types.length === 1) return [{ parts: [instance], unplaced }];
  const units = freeUnits(instance, first);
  const withLarger = types.slice(1).map((settings, n) => moved(first, units.filter(fits(settings)), n + 1));
  const ordersWhole = grouped(
    instance.products.filter(({ id }) => first.has(id)),
    ({ orderKey }) => orderKey,
  ).reduce((chosen, order) => {
    const type = types.findIndex((settings) => fits(settings)(order));
    const own = units.filter((unit) => unit.every(({ orderKey }) => orderKey === order[0]!.orderKey));
    return type < 0 ? chosen : moved(chosen, own, type);
  }, first);
  const seen = new Set<string>();
  return [first, ordersWhole, ...withLarger]
    .filter((chosen) => {
      const key = instance.products.map(({ id }) => chosen.get(id)).join();
      return !seen.has(key) && seen.add(key);
    })
    .map((chosen) => ({
      parts: types.map((settings, type) => ({
        settings,
        products: instance.products.filter(({ id }) => chosen.get(id) === type),
        fixed: instance.fixed.filter((f) => (f.type ?? 0) === type),
      })),
      unplaced,
    }));
}

type Products = readonly PalletInstance['products'][number][];
type Chosen = ReadonlyMap<number, number>;

/**
 * Products that choose together: sets, the others one by one; without those that are fixed, or tied to something fixed.
 */
function freeUnits(instance: PalletInstance, first: Chosen): Products[] {
  const fixed = new Set(instance.fixed.map((f) => f.productId));
  const tiedSets = new Set(
    instance.products.flatMap(({ id, partOf }) => (partOf !== null && fixed.has(id) ? [partOf] : [])),
  );
  const isTied = ({ id, partOf }: Products[number]) => fixed.has(id) || (partOf !== null && tiedSets.has(partOf));
  return grouped(
    instance.products.filter((product) => first.has(product.id) && !isTied(product)),
    ({ id, partOf }) => (partOf === null ? `one ${id}` : `set ${partOf}`),
  );
}

const grouped = (products: Products, keyOf: (product: Products[number]) => string): Products[] => {
  const groups = new Map<string, Products[number][]>();
  for (const product of products) groups.set(keyOf(product), [...(groups.get(keyOf(product)) ?? []), product]);
  return [...groups.values()];
};

const fits = (settings: PackSettings) => (products: Products) =>
  products.every((product) => ruleAgainst(product, settings) === null);

const moved = (chosen: Chosen, units: readonly Products[], type: number): Map<number, number> =>
  new Map([...chosen, ...units.flatMap((unit) => unit.map(({ id }) => [id, type] as const))]);

/** The choice with windows and doors upright; null where nothing could be turned. */
export function uprightChoice(choice: TypeChoice): TypeChoice | null {
  const parts = choice.parts.map((part) => {
    const fixed = new Set(part.fixed.map(({ productId }) => productId));
    return {
      ...part,
      products: part.products.map((product) =>
        !fixed.has(product.id) && mayBeUpright(product, part.settings) ? { ...product, canBeFlipped: false } : product,
      ),
    };
  });
  const isSame = parts.every(({ products }, n) =>
    products.every((product, at) => product === choice.parts[n]!.products[at]),
  );
  return isSame ? null : { ...choice, parts };
}

/**
 * The plan of a choice, whose parts are packed one after another; `part` is the share of the products that a part has.
 */
export function packChoice(
  { parts, unplaced }: TypeChoice,
  seed: number,
  pack: (instance: PalletInstance, part: number) => PalletPlan,
): PalletPlan {
  const all = parts.reduce((sum, { products }) => sum + products.length, 0);
  const plans = parts.map((instance) => pack(instance, instance.products.length / Math.max(1, all)));
  return parts.length === 1 ? plans[0]! : mergedPlan(plans, unplaced, seed);
}

/** Steps in which the content of one pallet is put on one of another type. */
const STEPS = 200;

/**
 * The same plan with every new pallet of the packing type on which its content takes the least deck, the earlier type
 * where two are alike.
 */
export function onSmallestTypes(
  instance: PalletInstance,
  plan: PalletPlan,
  seed: number,
  stop: () => boolean,
): PalletPlan {
  const types = typesOf(instance);
  if (types.length === 1) return plan;
  const known = new Map(instance.products.map((product) => [product.id, product]));
  const deckMm2 = (pallet: PlanPallet) => pallet.lengthMm * (pallet.widthMm ?? settingsOf(instance, pallet).widthMm);
  const pallets = plan.pallets.map((pallet) => {
    if (pallet.palletKey !== null) return pallet;
    const content = pallet.items.flatMap(({ id }) => known.get(id) ?? []);
    const others = types.flatMap((settings, type) => {
      if (type === (pallet.type ?? 0) || stop() || !fits(settings)(content)) return [];
      const products = settings.prefersUpright ? upright(content, settings) : content;
      const other = packPallets({ settings, products, fixed: [] }, { seed, iterations: STEPS, stop });
      return other.pallets.length === 1 && other.unplaced.length === 0 ? [withType(other.pallets[0]!, type)] : [];
    });
    return [...others, pallet].reduce((best, one) => {
      const difference = deckMm2(one) - deckMm2(best) || (one.type ?? 0) - (best.type ?? 0);
      return difference < 0 ? one : best;
    }, pallet);
  });
  return { ...plan, pallets };
}
