import { defaultStackRules, type Company, type PalletDetail } from '@mullion/contracts';
import {
  centreOffset,
  generateStructure,
  palletErrors,
  palletWarnings,
  stacksOf,
  type PalletLoad,
  type PlacedProduct,
} from '@mullion/packing-model';
import type { PalletInstance, PalletPlan } from '@mullion/packing-optimiser';
import { improvementsOf, type Figure, type Improvement } from '../../../entities/optimiser/improvement';
import type { Question } from '../../../entities/optimiser/background-solver';

/** A better arrangement of one pallet than the one that is shown. */
export interface PalletSuggestion {
  readonly products: readonly PlacedProduct[];
  readonly lengthMm: number;
  readonly improvements: readonly Improvement[];
  readonly moved: ReadonlySet<number>;
}

/**
 * Specification 2.9, feature `tall_pallet_rule`: 120 mm of timber below and 20 mm above the content count as height.
 */
const TALL_RULE_MM = 140;

type Settings = Pick<Company, 'allow_custom_pallets' | 'standard_lengths' | 'longest_pallet' | 'stack_rules'>;

/** Products that a pin holds: their whole stacks. */
const pinnedWith = (load: PalletLoad, pinned: readonly number[]): ReadonlySet<number> =>
  new Set(
    stacksOf(load.products)
      .filter((stack) => stack.some((product) => pinned.includes(product.id)))
      .flatMap((stack) => stack.map((product) => product.id)),
  );

/** One pallet as the engine packs it: everything that is on it may share it; pinned stacks stay. */
export const palletInstanceOf = (pallet: PalletDetail, load: PalletLoad, company: Settings): PalletInstance => {
  const { limits } = load;
  const rules = company.stack_rules ?? defaultStackRules;
  const held = pinnedWith(load, pallet.pinned_products ?? []);
  return {
    settings: {
      longestMm: Math.max(load.lengthMm, company.longest_pallet),
      widthMm: load.widthMm,
      palletHeightMm: load.tallPalletRule ? TALL_RULE_MM : limits.palletHeightMm,
      maxHeightMm: limits.maxHeightMm,
      maxMassKg: limits.maxMassKg,
      spacingBetweenMm: limits.spacingBetweenMm,
      spacingEndsMm: limits.spacingEndsMm,
      spacingSidesMm: limits.spacingSidesMm,
      allowDifferentOrders: true,
      mixAddresses: true,
      cutToContent: true,
      prefersUpright: true,
      standardLengthsMm: company.allow_custom_pallets ? [] : company.standard_lengths,
      offsetLimits: limits.offset,
      stackRules: {
        maxLoadRatio: rules.max_load_ratio,
        centreInsideMm: rules.centre_inside,
        maxLevels: rules.max_levels,
        bareUnderMm: rules.bare_under,
      },
    },
    // where they stand is not said but of those that stay
    products: load.products
      .map(({ id, orderKey, addressKey, category, widthMm, heightMm, depthMm, massKg, canBeFlipped, partOf }) => ({
        id,
        orderKey,
        addressKey,
        category,
        widthMm,
        heightMm,
        depthMm,
        massKg,
        canBeFlipped,
        partOf,
      }))
      .sort((a, b) => a.id - b.id),
    fixed: load.products
      .filter((product) => held.has(product.id))
      .map(({ id, xMm, yMm, zMm, isFlipped }) => ({
        productId: id,
        palletKey: String(pallet.id),
        xMm,
        yMm,
        zMm,
        isFlipped,
      })),
  };
};

/** The pallet as the suggestion would make it, with timber of its own. */
export const suggestedLoad = (load: PalletLoad, { products, lengthMm }: PalletSuggestion): PalletLoad => {
  const suggested = { ...load, products, lengthMm };
  return { ...suggested, structure: generateStructure(suggested) };
};

/** The same for what lists and names read of it. */
export const suggestedPallet = (pallet: PalletDetail, { products, lengthMm }: PalletSuggestion): PalletDetail => {
  const places = new Map(products.map((product) => [product.id, product]));
  return {
    ...pallet,
    length: lengthMm,
    products: pallet.products.map((product) => {
      const place = places.get(product.id);
      return place ? { ...product, x: place.xMm, y: place.yMm, z: place.zMm, is_flipped: place.isFlipped } : product;
    }),
  };
};

const SECONDS = 1.5;

/** What is asked about a pallet: only moves of pinned stacks ask something new. */
export const palletQuestion = (pallet: PalletDetail, load: PalletLoad, company: Settings): Question => ({
  kind: 'pallets',
  seconds: SECONDS,
  instance: palletInstanceOf(pallet, load, company),
});

/** Nearer to the middle, mm, than this is not worth packing again for. */
const LEAST_MIDDLE_MM = 20;

/**
 * What counts of two arrangements, in its order: errors, warnings, length, how far the centre of mass is from the
 * middle.
 */
const figuresOf = (before: PalletLoad, after: PalletLoad): Figure[] => {
  const asideMm = (load: PalletLoad) => {
    const offset = centreOffset(load);
    return offset ? Math.abs(offset.alongMm) + Math.abs(offset.acrossMm) : 0;
  };
  return [
    { kind: 'errors', before: palletErrors(before).length, after: palletErrors(after).length },
    { kind: 'warnings', before: palletWarnings(before).length, after: palletWarnings(after).length },
    { kind: 'length', before: before.lengthMm, after: after.lengthMm },
    { kind: 'middle', before: asideMm(before), after: asideMm(after), least: LEAST_MIDDLE_MM },
  ];
};

/** What a plan would make of the pallet; null when it needs more than one or nothing gets better. */
export const suggestionOf = (load: PalletLoad, plan: PalletPlan): PalletSuggestion | null => {
  const [only, ...others] = plan.pallets;
  if (!only || others.length > 0 || plan.unplaced.length > 0) return null;
  const items = new Map(only.items.map((item) => [item.id, item]));
  const products = load.products.map((product) => {
    const item = items.get(product.id);
    return item ? { ...product, xMm: item.xMm, yMm: item.yMm, zMm: item.zMm, isFlipped: item.isFlipped } : product;
  });
  const improvements = improvementsOf(figuresOf(load, { ...load, products, lengthMm: only.lengthMm }));
  if (improvements.length === 0) return null;
  const moved = products.filter((product, index) => {
    const before = load.products[index];
    const stays = before?.xMm === product.xMm && before.yMm === product.yMm && before.zMm === product.zMm;
    return !stays || before.isFlipped !== product.isFlipped;
  });
  return { products, lengthMm: only.lengthMm, improvements, moved: new Set(moved.map((product) => product.id)) };
};
