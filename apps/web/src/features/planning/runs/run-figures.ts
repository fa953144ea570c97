import { packingRun, type PackingRun } from '@mullion/contracts';

/** What may arrive with a live message of a run: any of its figures. Unknown parts are ignored. */
const progressPayload = packingRun
  .pick({
    state: true,
    progress: true,
    pallets: true,
    lower_bound: true,
    lower_bound_by: true,
    gap: true,
    deck_m2: true,
    improvements: true,
    products_count: true,
  })
  .partial();

/** How many plans the figures of a live message report; 0 when they do not say. */
export const plansOf = (payload: unknown): number => {
  const plans: unknown = typeof payload === 'object' && payload !== null && 'plans' in payload ? payload.plans : 0;
  return typeof plans === 'number' ? plans : 0;
};

/** How many plans a run that was read knows of, over all that it looks for. */
export const knownPlans = (run: Pick<PackingRun, 'improvements' | 'variants'>): number =>
  run.improvements.length + (run.variants ?? []).reduce((sum, { steps }) => sum + steps, 0);

export const isRunning = (state: PackingRun['state']): boolean =>
  state === 'queued' || state === 'running' || state === 'cancelling';

/**
 * The run with the newest figures that the live stream brought; they never bring a finished run back to life. A better
 * plan that the figures report is a step of the line before the whole run is read again.
 */
export const withProgress = (run: PackingRun, payload: unknown): PackingRun => {
  const parsed = progressPayload.safeParse(payload);
  if (!parsed.success || !isRunning(run.state)) return run;
  const { improvements, ...figures } = parsed.data;
  const known = Object.fromEntries(
    Object.entries(figures).filter(([, value]) => value !== undefined && value !== null),
  );
  const longer = improvements && improvements.length >= run.improvements.length ? improvements : run.improvements;
  const last = longer.at(-1);
  const isBetter = typeof figures.pallets === 'number' && (!last || figures.pallets < last.pallets);
  const step = { ms: last?.ms ?? 0, pallets: figures.pallets ?? 0, deck_m2: figures.deck_m2 ?? 0 };
  return { ...run, ...known, improvements: isBetter ? [...longer, step] : longer };
};

/** The run that was asked for, else the newest that nobody has put aside. */
export const runToShow = <R extends Pick<PackingRun, 'id'>>(
  runs: readonly R[],
  asked: string | null,
  dismissed: readonly string[],
): R | null => runs.find(({ id }) => id === asked) ?? runs.find(({ id }) => !dismissed.includes(id)) ?? null;

/** A short search, and one that has had its time, is about to end: live messages are gathered for longer than that. */
const ENDING_MS = 400;
/** Live messages report every better plan; this is for when they do not arrive. */
const SEARCHING_MS = 2000;
const SHORT_SECONDS = 2;

/** How long to wait before a run is read again, in milliseconds; 0 when nothing of it changes by itself any more. */
export const readAgainMs = (run: Pick<PackingRun, 'state' | 'settings' | 'created_at'>, nowMs: number): number => {
  if (!isRunning(run.state)) return 0;
  if (run.state === 'queued') return SEARCHING_MS;
  const budget = (run.settings.budget_seconds ?? SHORT_SECONDS) * (run.settings.objectives?.length ?? 1);
  const isEnding =
    run.state === 'cancelling' || budget <= SHORT_SECONDS || nowMs - Date.parse(run.created_at) > budget * 1000;
  return isEnding ? ENDING_MS : SEARCHING_MS;
};

/** Nothing better exists: as many pallets as the bound. */
export const isProved = (run: Pick<PackingRun, 'pallets' | 'lower_bound'>): boolean =>
  run.pallets !== null && run.lower_bound !== null && run.pallets <= run.lower_bound;

type Unplaced = PackingRun['unplaced'];

/** Rules by which a product stays where it is: it is on a pallet, so it was not left without one. */
const STAYS: ReadonlySet<string> = new Set(['locked', 'pinned']);

/** What fits no pallet, and what stays on the pallet where it is. */
export const sortedOut = ({
  unplaced,
}: Pick<PackingRun, 'unplaced'>): { readonly unfit: Unplaced; readonly staying: Unplaced } => ({
  unfit: unplaced.filter(({ rule }) => !STAYS.has(rule)),
  staying: unplaced.filter(({ rule }) => STAYS.has(rule)),
});

/** Products that a taken plan has put on pallets; those that stay where they are were never asked for. */
export const packedCount = (run: Pick<PackingRun, 'products_count' | 'unplaced' | 'left_out'>): number =>
  run.products_count - sortedOut(run).unfit.length - run.left_out.length;

/** The search is over and there is no pallet to make. */
export const hasNothing = (run: Pick<PackingRun, 'state' | 'pallets'>): boolean =>
  !isRunning(run.state) && run.pallets === 0;

/** Products of one order and reason, by position and how many there are; in the order in which they are first named. */
export const byReason = (products: Unplaced) => {
  const groups = new Map<string, { order: string; rule: string; positions: { position: string; count: number }[] }>();
  for (const { order, position, rule } of products) {
    const key = JSON.stringify([order, rule]);
    const group = groups.get(key) ?? { order, rule, positions: [] };
    groups.set(key, group);
    const known = group.positions.find((each) => each.position === position);
    if (known) known.count++;
    else group.positions.push({ position, count: 1 });
  }
  return [...groups.values()];
};

/**
 * What a pallet of the run has for a product that breaks this rule: clear millimetres, or kilograms; null where the run
 * does not say.
 */
export const roomFor = (
  rule: string,
  {
    packing_type_ids: types,
    longest_pallet,
    spacing_ends,
    pallet_width,
    spacing_sides,
    max_height,
    pallet_height,
    max_weight,
  }: PackingRun['settings'],
): { readonly unit: 'mm' | 'kg'; readonly value: number } | null => {
  // with several packing types the settings are those of the first
  if (types && types.length > 1) return null;
  const mm = (limit: number | undefined, taken: number | undefined) =>
    limit === undefined || taken === undefined ? null : { unit: 'mm' as const, value: limit - taken };
  const both = (spacing: number | undefined) => (spacing === undefined ? undefined : 2 * spacing);
  if (rule === 'too_long' || rule === 'too_wide') return mm(longest_pallet, both(spacing_ends));
  if (rule === 'too_deep') return mm(pallet_width, both(spacing_sides));
  if (rule === 'too_high') return mm(max_height, pallet_height);
  return rule === 'too_heavy' && max_weight !== undefined ? { unit: 'kg', value: max_weight } : null;
};

export interface ImprovementLine {
  /** Ticks from worst to the bound. */
  readonly ticks: readonly { readonly x: number; readonly pallets: number }[];
  readonly path: string;
  /** Where the best plan is. */
  readonly end: { readonly x: number; readonly y: number };
  /** Where the bound is; null while unknown. */
  readonly boundX: number | null;
}

const LEFT_PX = 40;
const TOP_PX = 18;
const BASE_PX = 36;
/** Ticks nearer to each other cannot be read, so they are thinned. */
const TICK_PX = 24;
const MOST_TICKS = 6;

/** The line of improvement: every better plan a step towards the bound, which is at the right end. Pixels. */
export const improvementLine = (
  run: Pick<PackingRun, 'improvements' | 'lower_bound'>,
  widthPx: number,
): ImprovementLine | null => {
  const counts = run.improvements.map((step) => step.pallets);
  const worst = counts[0];
  const best = counts.at(-1);
  if (worst === undefined || best === undefined) return null;
  const bound = run.lower_bound ?? null;
  const lowest = Math.min(best, bound ?? best);
  const span = Math.max(1, worst - lowest);
  const rightPx = widthPx - 84;
  // a first plan that is already the best stands at the bound
  const xOf = (pallets: number): number =>
    worst === lowest ? rightPx : LEFT_PX + ((worst - pallets) / span) * (rightPx - LEFT_PX);
  const steps = [...new Set(counts)].sort((a, b) => b - a);
  const drop = steps.length > 1 ? (BASE_PX - 6 - TOP_PX) / (steps.length - 1) : 0;
  // found at once: the line leads to the bound all the same
  let path = worst === lowest ? `M${LEFT_PX} ${TOP_PX}H${rightPx}` : `M${xOf(worst)} ${TOP_PX}`;
  steps.slice(1).forEach((pallets, index) => {
    path += `H${xOf(pallets)}V${TOP_PX + drop * (index + 1)}`;
  });
  const y = TOP_PX + drop * (steps.length - 1);
  const most = Math.max(2, Math.min(MOST_TICKS, Math.floor((rightPx - LEFT_PX) / TICK_PX)));
  const every = Math.max(1, Math.ceil((span + 1) / most));
  const ticks = Array.from({ length: span + 1 }, (_, index) => worst - index)
    .filter((pallets) => (worst - pallets) % every === 0 || pallets === lowest)
    .map((pallets) => ({ x: xOf(pallets), pallets }));
  return {
    ticks: worst === lowest ? ticks.slice(0, 1) : ticks,
    path,
    end: { x: xOf(best), y },
    boundX: bound === null ? null : xOf(bound),
  };
};
