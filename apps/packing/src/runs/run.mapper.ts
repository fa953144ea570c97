import type { PackingRun, RunType } from '@mullion/contracts';
import type { ResolvedType, RunRow } from './run.row';

/** (pallets − bound) / bound; null while either is unknown. */
export const gapOf = (row: Pick<RunRow, 'pallets' | 'lower_bound'>): number | null =>
  row.pallets === null || !row.lower_bound
    ? null
    : Math.round(((row.pallets - row.lower_bound) / row.lower_bound) * 10_000) / 10_000;

/** How many plans there were, of whatever kind: the figures of several are not in a live message. */
const plansOf = (row: RunRow): number =>
  row.improvements.length + (row.variants ?? []).reduce((sum, { steps }) => sum + steps, 0);

const typeDto = ({ id, description, spec }: ResolvedType): RunType => ({
  id,
  description,
  pallet_height: spec.pallet_height,
  max_height: spec.max_height,
  max_weight: spec.max_weight,
  spacing_between: spec.spacing_between,
  spacing_ends: spec.spacing_ends,
  spacing_sides: spec.spacing_sides,
  offset_limits: { across: spec.max_offset_across, along: spec.max_offset_along },
});

/** A run as answers carry it; lists go without the plan. */
export const runDto = (row: RunRow, withPlan: boolean): PackingRun => ({
  id: row.id as PackingRun['id'],
  state: row.state,
  user_id: row.user_id as PackingRun['user_id'],
  order_ids: row.order_ids as PackingRun['order_ids'],
  products_count: row.products_count,
  settings: row.settings,
  progress: row.progress,
  pallets: row.pallets,
  lower_bound: row.lower_bound,
  lower_bound_by: row.lower_bound_by,
  gap: gapOf(row),
  deck_m2: row.deck_m2,
  fill: row.fill,
  split_orders: row.split_orders,
  addresses: row.resolved.addresses ?? null,
  difference: row.difference,
  can_undo: row.can_undo,
  improvements: row.improvements,
  plan: withPlan ? row.plan : null,
  variants: withPlan ? (row.variants as PackingRun['variants']) : null,
  standing: withPlan ? (row.resolved.standing ?? null) : null,
  chosen: row.resolved.chosen ?? null,
  offset_limits: { across: row.resolved.spec.max_offset_across, along: row.resolved.spec.max_offset_along },
  types: row.resolved.types?.map(typeDto) ?? null,
  unplaced: row.unplaced,
  left_out: row.left_out,
  pallet_ids: row.pallet_ids as PackingRun['pallet_ids'],
  error: row.error,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});

/** The small figures of a live message. */
export const runFigures = (row: RunRow): Record<string, unknown> => ({
  state: row.state,
  progress: row.progress,
  pallets: row.pallets,
  lower_bound: row.lower_bound,
  gap: gapOf(row),
  deck_m2: row.deck_m2,
  lower_bound_by: row.lower_bound_by,
  /** How many plans there were: when it rises, the run has to be read again. */
  plans: plansOf(row),
});
