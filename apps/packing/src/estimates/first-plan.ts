import type { EstimatedPallet, EstimatedProduct, EstimateGap, PackingInstance } from '@mullion/contracts';
import { TIMBER_KG_PER_M2 } from '@mullion/packing-model';
import { packPallets, readInstance, ruleAgainst, type PalletInstance } from '@mullion/packing-optimiser';
import { findGap } from './rules/find-gap';
import { loadingLength, type Floor } from '../core/rules/loading-length';

/** Products of one order and the packing types to try, in their order. Plain data: it is posted to a thread. */
export interface PlanQuestion {
  readonly types: readonly PackingInstance['settings'][];
  readonly floor: Floor;
  readonly products: readonly EstimatedProduct[];
}

/** Masses in kg, lengths in mm; `pallets` the largest first. */
export type PlannedOrder =
  | { readonly gap: EstimateGap }
  | {
      readonly gap: null;
      readonly pallets: readonly EstimatedPallet[];
      readonly length: number;
      readonly mass: number;
      readonly timberMass: number;
    };

type EngineProduct = PalletInstance['products'][number];

/**
 * A first plan grows faster than its products, so that very large orders are planned in parts; a pallet more or less
 * lies within the spread.
 */
const PART = 500;
/**
 * Up to so many products are searched a little: it takes no longer than the first plan of `PART`, and small orders gain
 * most (docs/planning.md).
 */
const SEARCHED = { upTo: 250, iterations: 300 } as const;
const SEED = 1;
/**
 * No pallet holds a set of more pieces, and looking for one would take minutes: they are planned as if they were no
 * set.
 */
const MOST_IN_SET = 200;

/**
 * The optimiser's first plan of an order: each product by the first packing type that holds it, sets together. Equal
 * questions have equal answers.
 */
export const firstPlan = ({ types, floor, products }: PlanQuestion): PlannedOrder => {
  const gap = findGap(products);
  if (gap) return { gap };
  const engine = engineProducts(products);
  loosenLargeSets(engine.pieces);
  const instances = types.map((settings) => readPallets(settings, engine));
  const shares = shareOut(engine, instances);
  if ('misfit' in shares) {
    const at = engine.rows[shares.misfit] ?? 0;
    return { gap: { code: 'fits_no_type', product: at + 1, position: products[at]?.position ?? '' } };
  }
  const pallets = shares.groups.flatMap((members, at) => (instances[at] ? planned(instances[at], members) : []));
  const timberMass = pallets.reduce((sum, { length, width }) => sum + ((length * width) / 1e6) * TIMBER_KG_PER_M2, 0);
  const mass = products.reduce((sum, product) => sum + product.weight * product.quantity, 0) + timberMass;
  return {
    gap: null,
    pallets: pallets.toSorted((a, b) => b.length * b.width - a.length * a.width),
    length: pallets.reduce((sum, pallet) => sum + loadingLength(pallet, floor), 0),
    mass: tenth(mass),
    timberMass: tenth(timberMass),
  };
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Every piece by itself, in the wire format of the engine; `rows` names the product each comes from. */
const engineProducts = (products: readonly EstimatedProduct[]) => {
  const rows = products.flatMap(({ quantity }, at) => Array.from({ length: quantity }, () => at));
  const pieces = rows.map((row, at) => {
    const { category, width, height, depth, weight, can_be_flipped, part_of } = products[row] as EstimatedProduct;
    const sizes = { width, height, depth, weight };
    return {
      id: at + 1,
      order: 'order',
      address: 'address',
      category,
      ...sizes,
      can_be_flipped,
      part_of: part_of ?? null,
    };
  });
  return { rows, pieces };
};
type Engine = ReturnType<typeof engineProducts>;

const loosenLargeSets = (pieces: Engine['pieces']): void => {
  const sizes = new Map<string, number>();
  for (const { part_of } of pieces) if (part_of !== null) sizes.set(part_of, (sizes.get(part_of) ?? 0) + 1);
  for (const piece of pieces)
    if (piece.part_of !== null && (sizes.get(piece.part_of) ?? 0) > MOST_IN_SET) piece.part_of = null;
};

const readPallets = (settings: PackingInstance['settings'], { pieces }: Engine): PalletInstance => {
  const read = readInstance({ settings, products: pieces });
  if (read.kind !== 'pallets') throw new Error('an estimate holds no truck');
  return read.pallets;
};

/** Places of the pieces by packing type; what is one set goes together. Or the place of a piece that no type holds. */
const shareOut = (
  { pieces }: Engine,
  instances: readonly PalletInstance[],
): { groups: number[][] } | { misfit: number } => {
  const sets = new Map<string, number[]>();
  pieces.forEach(({ part_of }, at) => {
    const key = part_of === null ? `#${at}` : `set ${part_of}`;
    const known = sets.get(key);
    if (known) known.push(at);
    else sets.set(key, [at]);
  });
  const groups = instances.map((): number[] => []);
  for (const members of sets.values()) {
    const type = instances.findIndex(({ settings, products }) =>
      members.every((at) => ruleAgainst(products[at] as EngineProduct, settings) === null),
    );
    if (type < 0) return { misfit: members[0] ?? 0 };
    groups[type]?.push(...members);
  }
  return { groups };
};

/** The pallets of some pieces; a set that fits none by itself gets its pieces on pallets as if they were no set. */
const planned = (instance: PalletInstance, members: readonly number[]): EstimatedPallet[] => {
  const products = members.map((at) => instance.products[at] as EngineProduct);
  return partsOf(products).flatMap((part) => {
    const plan = packPallets({ ...instance, products: part }, limitsOf(part.length));
    const loose = new Set(plan.unplaced.map(({ id }) => id));
    const rest = part.filter(({ id }) => loose.has(id)).map((product) => ({ ...product, partOf: null }));
    const again = rest.length === 0 ? [] : packPallets({ ...instance, products: rest }, limitsOf(rest.length)).pallets;
    const masses = new Map(part.map(({ id, massKg }) => [id, massKg]));
    return [...plan.pallets, ...again].map(({ lengthMm, widthMm = instance.settings.widthMm, items }) => ({
      length: lengthMm,
      width: widthMm,
      products: items.length,
      mass: tenth(
        items.reduce((sum, { id }) => sum + (masses.get(id) ?? 0), 0) + ((lengthMm * widthMm) / 1e6) * TIMBER_KG_PER_M2,
      ),
    }));
  });
};

const limitsOf = (count: number) =>
  count > SEARCHED.upTo
    ? { seed: SEED, stop: () => true }
    : { seed: SEED, iterations: SEARCHED.iterations, stop: () => false };

/** Sets stay whole; each part has about as many products. */
const partsOf = (products: readonly EngineProduct[]): EngineProduct[][] => {
  const count = Math.ceil(products.length / PART);
  if (count <= 1) return products.length === 0 ? [] : [[...products]];
  const parts = Array.from({ length: count }, (): EngineProduct[] => []);
  const partOfSet = new Map<string, EngineProduct[]>();
  products.forEach((product, at) => {
    const own = parts[Math.min(count - 1, Math.floor((at * count) / products.length))] as EngineProduct[];
    const part = product.partOf === null ? own : (partOfSet.get(product.partOf) ?? own);
    if (product.partOf !== null) partOfSet.set(product.partOf, part);
    part.push(product);
  });
  return parts.filter((part) => part.length > 0);
};
