import type { PackingRun } from '@mullion/contracts';

type Variant = NonNullable<PackingRun['variants']>[number];
type Standing = NonNullable<PackingRun['standing']>;

/** What plans are compared by, in the order of the rows. */
export const comparedFigures = ['pallets', 'bound', 'split', 'floor', 'fill', 'deck', 'weight', 'moved'] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** Lengths in metres, areas in m², weights in kg, fill in percent; null while unknown. */
const valueOf: Readonly<Record<ComparedFigure, (variant: Variant) => number | null>> = {
  pallets: ({ plan }) => plan?.pallets.length ?? null,
  bound: ({ plan }) => plan?.lower_bound ?? null,
  split: ({ plan }) => plan?.split_orders ?? null,
  floor: ({ plan }) => (plan?.floor ? plan.floor.used_length / 1000 : null),
  fill: ({ plan }) => (plan?.fill === undefined ? null : plan.fill * 100),
  deck: ({ deck_m2 }) => deck_m2,
  weight: ({ plan }) => plan?.weight ?? null,
  moved: ({ plan }) => plan?.difference?.moved.length ?? null,
};

const baselineValue = (standing: Standing): Partial<Record<ComparedFigure, number | null>> => ({
  pallets: standing.pallets,
  split: standing.split_orders,
  floor: standing.floor_length === null ? null : standing.floor_length / 1000,
  fill: standing.fill * 100,
  deck: standing.deck_m2,
  weight: standing.weight,
});

/** How many decimals a figure is read with. */
export const decimalsOf: Readonly<Record<ComparedFigure, number>> = {
  pallets: 0,
  bound: 0,
  split: 0,
  floor: 2,
  fill: 0,
  deck: 1,
  weight: 0,
  moved: 0,
};

/** More of it is better; of all others less. A bound is no merit of a plan. */
const isMoreBetter = (figure: ComparedFigure): boolean => figure === 'fill';
const isMerit = (figure: ComparedFigure): boolean => figure !== 'bound';

export interface FigureCell {
  readonly value: number | null;
  /** No other plan has a better one, and some has a worse one. */
  readonly isBest: boolean;
  /** More or less than stands now; null where that cannot be compared. */
  readonly change: number | null;
}

/** One figure of all plans side by side, as it is read: rounded, so that what looks equal is equal. */
export const figureRow = (
  figure: ComparedFigure,
  variants: readonly Variant[],
  standing: Standing | null | undefined,
): FigureCell[] => {
  const scale = 10 ** decimalsOf[figure];
  const read = (value: number | null | undefined): number | null =>
    value == null ? null : Math.round(value * scale) / scale;
  const values = variants.map((variant) => read(valueOf[figure](variant)));
  const known = values.filter((value) => value !== null);
  const best = isMoreBetter(figure) ? Math.max(...known) : Math.min(...known);
  const differ = new Set(known).size > 1;
  const now = standing && standing.pallets > 0 ? read(baselineValue(standing)[figure]) : null;
  return values.map((value, at) => ({
    value,
    isBest: isMerit(figure) && differ && value === best,
    // a plan that adds products holds more than what it would be compared with
    change:
      value === null || now === null || variants[at]?.plan?.difference?.added.length !== 0 ? null : read(value - now),
  }));
};

/** What is proved of a plan at what it was made for; null where nothing is. */
export const provedOf = ({ objective, plan }: Variant): 'pallets' | 'split' | null => {
  if (!plan) return null;
  if (objective === 'whole_orders')
    return plan.split_bound !== undefined && (plan.split_orders ?? 0) <= plan.split_bound ? 'split' : null;
  return objective === 'fewest_pallets' && plan.pallets.length <= plan.lower_bound ? 'pallets' : null;
};

/** The plan that is chosen: what the person chose as long as it can be taken, else the first that can. */
export const chosenVariant = (variants: readonly Variant[], picked: Variant['objective'] | null): Variant | null =>
  variants.find((variant) => variant.objective === picked && variant.plan) ??
  variants.find((variant) => variant.plan) ??
  null;
