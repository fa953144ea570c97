import type { InputOf, ScanConflict, resolveScanConflict as contract } from '@mullion/contracts';
import { AppError, current, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { scanPalletWithin } from '../../use-cases/scan-pallet';
import { scanProductWithin } from '../../use-cases/scan-product';
import { conflictCan, conflictDto } from '../scan-conflict.mapper';
import { ScanConflictRepository } from '../scan-conflict.repository';
import type { ScanConflictView } from '../scan-conflict.row';

type Tools = Pick<ServiceTools, 'database' | 'copies' | 'bus'>;
type Input = InputOf<typeof contract>;

/**
 * A person has looked and says what is to be done. What stands here or elsewhere is loaded there, by the rules of a
 * scan; where they forbid "here", that is noted and the conflict stays for the office.
 * @throws AppError `not_found`, `conflict` (settled already), `forbidden`, `no_right_to_scan`, and of `elsewhere` what
 * a scan is refused with
 */
export const resolveConflict = async (
  tools: Tools,
  call: CallInfo,
  { params, body }: Input,
): Promise<Committed<ScanConflict>> => {
  const { context } = call;
  const { how } = body;
  const can = conflictCan(context);
  const loads = how === 'here' || how === 'elsewhere';
  if (loads && !can.load) throw new AppError('no_right_to_scan');
  if (!can.settle) throw new AppError('forbidden');
  return tools.database.transaction(call, async (tx) => {
    const conflicts = new ScanConflictRepository(tx, context.company_id);
    const row = await conflicts.lock(params.id);
    const view = row && (await conflicts.view(row.id));
    if (!view) throw new AppError('not_found');
    if (view.settled_at !== null || (body.version !== undefined && body.version !== view.version))
      throw new AppError('conflict', {}, current(conflictDto(view, context)));
    const isThere = !loads || (await loadedThere(tools, tx, call, view, how));
    if (isThere)
      await conflicts.resolve(view.id, how, body.reason ?? null, { id: context.user_id, name: context.user_name });
    else await conflicts.noteSeenHere(view.id, context.user_name);
    tx.afterCommit(() => {
      tools.database.recorded();
      tools.bus.live({ company_id: context.company_id, entity: 'scan_conflict', ids: [view.id] });
    });
    return conflictDto((await conflicts.view(view.id)) ?? view, context);
  });
};

/** True once it is loaded there; false where "here" may not be yet. */
const loadedThere = async (
  tools: Tools,
  tx: Tx,
  call: CallInfo,
  view: ScanConflictView,
  how: 'here' | 'elsewhere',
): Promise<boolean> => {
  try {
    if (view.kind === 'product') await scanProductWithin(tx, tools, call, palletOf(view, how), view.code);
    else await scanPalletWithin(tx, call, view.code, truckOf(view, how));
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'product_already_loaded' || error.code === 'pallet.already_loaded') return true;
    if (how === 'here' && error.code !== 'unavailable') return false;
    throw error;
  }
};

const palletOf = (view: ScanConflictView, how: 'here' | 'elsewhere'): number => {
  const id = how === 'here' ? view.pallet_id : view.now_pallet_id;
  if (id === null) throw new AppError('pallet.not_found', { number: view.target_code });
  return id;
};

const truckOf = (view: ScanConflictView, how: 'here' | 'elsewhere'): number => {
  const id = how === 'here' ? view.truck_id : view.now_truck_id;
  if (id === null) throw new AppError('pallet.on_other_truck', { pallet: view.now_number ?? view.code, truck: null });
  return id;
};
