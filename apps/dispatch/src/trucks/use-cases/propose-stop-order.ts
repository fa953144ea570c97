import { getPalletRecords, type InputOf, type OutputOf, type routes } from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { proposeStops } from '../rules/propose-stops';
import { StopOrderRepository } from '../stop-order.repository';
import { stopGroups } from '../stops.queries';

type Proposal = OutputOf<typeof routes.proposeStops>;

/**
 * The stops of some pallets in the order of unloading that is proposed for them.
 * @throws AppError not_found for pallets of another company
 */
export const proposeStopOrder = async (
  { database, rpc }: ServiceTools,
  { context }: CallInfo,
  { pallets: ids }: InputOf<typeof routes.proposeStops>['body'],
): Promise<Proposal> => {
  const pallets = await rpc.ask(getPalletRecords, { pallet_ids: ids }, { context });
  if (pallets.length !== new Set(ids).size) throw new AppError('not_found');
  const { byPallet, orders, byOrder } = await stopGroups(database, context, pallets);
  const stops = new Map<string, Proposal['stops'][number]>();
  for (const pallet of [...pallets].sort((a, b) => a.id - b.id)) {
    const group = byPallet.get(pallet.id);
    if (!group) continue;
    const stop = stops.get(group.key) ?? { key: group.key, label: group.label, customers: [], pallets: [] };
    const customers = pallet.order_ids.flatMap((id) => orders.get(id)?.customer ?? []);
    stops.set(group.key, {
      ...stop,
      customers: [...new Set([...stop.customers, ...customers])],
      pallets: [...stop.pallets, pallet.id],
    });
  }
  const remembered = byOrder ? [] : await new StopOrderRepository(database, context.company_id).with([...stops.keys()]);
  const { keys, isRemembered } = proposeStops([...stops.values()], remembered);
  return { stops: keys.flatMap((key) => stops.get(key) ?? []), remembered: isRemembered };
};
