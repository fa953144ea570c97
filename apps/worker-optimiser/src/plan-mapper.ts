import type { PackingInstance, PalletPlanDto } from '@mullion/contracts';
import { readInstance, settingsOf, spreadOf, type PalletInstance, type PalletPlan } from '@mullion/packing-optimiser';
import { fillOf, massOf } from './plan-figures';

/** An instance of the wire format in the engine's terms. @throws InstanceError with one line when it is malformed. */
export const toEngine = (instance: PackingInstance): PalletInstance => {
  const read = readInstance(instance);
  if (read.kind !== 'pallets') throw new Error('a packing run holds no truck');
  return read.pallets;
};

/** A plan of the engine as the owner keeps it; `ms` since the search began. */
export const toPlanDto = (
  instance: PalletInstance,
  plan: PalletPlan,
  times: { firstPlanMs: number; ms: number },
): PalletPlanDto =>
  ({
    pallets: plan.pallets.map((pallet) => ({
      length: pallet.lengthMm,
      width: pallet.widthMm ?? settingsOf(instance, pallet).widthMm,
      ...(pallet.type !== undefined && { type: pallet.type }),
      items: pallet.items.map((item) => ({
        id: item.id,
        x: item.xMm,
        y: item.yMm,
        z: item.zMm,
        is_flipped: item.isFlipped,
      })),
    })),
    unplaced: plan.unplaced.map(({ id, rule }) => ({ id, rule })),
    lower_bound: plan.lowerBound,
    lower_bound_by: plan.lowerBoundBy,
    split_orders: spreadOf(instance, plan).orders,
    ...(plan.splitBound !== undefined && { split_bound: plan.splitBound }),
    weight: massOf(instance, plan),
    fill: fillOf(instance, plan),
    first_plan_ms: times.firstPlanMs,
    seconds: times.ms / 1000,
    iterations: plan.iterations,
    seed: plan.seed,
  }) as PalletPlanDto;
