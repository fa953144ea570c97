import type { BlockingRows } from '../../../kits/editor/use-stale-notice';
import { productsById, type PlanningData } from './planning-data';
import type { PlanningClash } from './acts';
import type { MoveEnd, PlanningCommand } from './planning-command';

const palletsOf = (end: MoveEnd): readonly number[] => (end.kind === 'pallet' ? [end.palletId] : []);

/** Which pallets or trucks somebody must have changed, so that a step no longer applies. */
export const inTheWay = (data: PlanningData, command: PlanningCommand, clash: PlanningClash): BlockingRows => {
  if ('truckId' in clash) return { table: 'trucks', ids: [clash.truckId] };
  if ('palletId' in clash) return { table: 'pallets', ids: [clash.palletId] };
  if ('runId' in clash) return { table: 'pallets', ids: [] };
  const now = productsById(data).get(clash.productId)?.pallet_id ?? null;
  const meant =
    command.kind === 'swap'
      ? [command.first.palletId, command.second.palletId]
      : command.kind === 'move'
        ? command.moves.flatMap(({ from, to }) => [...palletsOf(from), ...palletsOf(to)])
        : [];
  return { table: 'pallets', ids: [...new Set([...(now === null ? [] : [now as number]), ...meant])] };
};
