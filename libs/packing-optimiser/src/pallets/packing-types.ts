import type { PackProduct } from '@mullion/packing-model';
import { Budget } from '../search/budget';
import { seededRandom } from '../search/random';
import { GroupSolver } from './group-solver';
import { packProblem } from './pack-problem';
import type { PackSettings, PalletInstance } from './pallet-instance';
import type { PalletPlan, PlanPallet, Unplaced } from './pallet-plan';
import { ruleAgainst } from './sort-out';

/** The settings of every packing type of a run, in their order. */
export const typesOf = ({
  settings,
  otherTypes = [],
}: Pick<PalletInstance, 'settings' | 'otherTypes'>): readonly PackSettings[] => [settings, ...otherTypes];

/** The settings of the packing type that a pallet, or what is fixed on one, has. */
export const settingsOf = (
  instance: Pick<PalletInstance, 'settings' | 'otherTypes'>,
  { type = 0 }: Pick<PlanPallet, 'type'>,
): PackSettings => typesOf(instance)[type] ?? instance.settings;

/** The products of one packing type. */
interface TypePart {
  readonly type: number;
  /** Of this packing type alone. */
  readonly instance: PalletInstance;
}

/**
 * Products by packing type: each goes with the first that holds it, sets together with the first that holds all of it,
 * and with the pallet on which a part of them is fixed. With several types, `unplaced` names what none of them holds;
 * with one its own rule says why.
 */
export function partsByType(instance: PalletInstance): {
  readonly parts: readonly TypePart[];
  readonly unplaced: readonly Unplaced[];
} {
  const types = typesOf(instance);
  if (types.length === 1) return { parts: [{ type: 0, instance }], unplaced: [] };
  const fixedType = new Map(instance.fixed.map((f) => [f.productId, f.type ?? 0]));
  const products = types.map((): PackProduct[] => []);
  const unplaced: Unplaced[] = [];
  const typeOfSet = new Map<string, number>();
  for (const product of instance.products) {
    const fixed = fixedType.get(product.id);
    let type = fixed ?? (product.partOf === null ? firstThatFits(types, [product]) : typeOfSet.get(product.partOf));
    if (type === undefined) {
      const set = instance.products.filter(({ partOf }) => partOf === product.partOf);
      const mate = set.find(({ id }) => fixedType.has(id));
      type = mate ? fixedType.get(mate.id)! : firstThatFits(types, set);
      typeOfSet.set(product.partOf!, type);
    }
    if (type < 0) unplaced.push({ id: product.id, rule: 'fits_no_type' });
    else products[type]!.push(product);
  }
  return {
    parts: types.map((settings, type) => ({
      type,
      instance: { settings, products: products[type]!, fixed: instance.fixed.filter((f) => (f.type ?? 0) === type) },
    })),
    unplaced,
  };
}

/** The place of the first packing type that holds these products, together when they are a set; -1 when none does. */
function firstThatFits(types: readonly PackSettings[], products: readonly PackProduct[]): number {
  const apart = types.findIndex((settings) => products.every((product) => ruleAgainst(product, settings) === null));
  if (apart < 0 || products.length === 1) return apart;
  const together = types.findIndex((settings, type) => type >= apart && fitsSet(settings, products));
  // a set that is too big for every type is named as that by the first one that holds its parts
  return together < 0 ? apart : together;
}

/** Steps in which a set is put on one pallet, or not. */
const SET_STEPS = 200;

function fitsSet(settings: PackSettings, products: readonly PackProduct[]): boolean {
  if (products.some((product) => ruleAgainst(product, settings) !== null)) return false;
  const budget = new Budget({ iterations: SET_STEPS, stop: () => false });
  return new GroupSolver(packProblem(products, settings), [], seededRandom(1), budget).tooBig.length === 0;
}

/** A pallet of a part of an instance, as one of the whole. */
export const withType = (pallet: PlanPallet, type: number): PlanPallet => (type === 0 ? pallet : { ...pallet, type });

/** The plans of all packing types, in their order, as one. */
export const mergedPlan = (plans: readonly PalletPlan[], unplaced: readonly Unplaced[], seed: number): PalletPlan => ({
  pallets: plans.flatMap(({ pallets }, type) => pallets.map((pallet) => withType(pallet, type))),
  unplaced: [...unplaced, ...plans.flatMap((plan) => plan.unplaced)],
  lowerBound: plans.reduce((sum, { lowerBound }) => sum + lowerBound, 0),
  lowerBoundBy: plans.reduce((best, plan) => (plan.lowerBound > best.lowerBound ? plan : best)).lowerBoundBy,
  iterations: plans.reduce((sum, { iterations }) => sum + iterations, 0),
  seed,
});
