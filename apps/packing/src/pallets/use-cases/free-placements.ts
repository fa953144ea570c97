import { palletStatus, type freePlacements as contract, type InputOf, type OutputOf } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import type { PalletState } from '../../core/pallets/pallet.row';
import { PalletWork, serializationFailure } from '../../core/pallets/pallet-work';
import { keptPallets, movedBetween } from '../acts/kept-act';
import { PlanningActs } from '../acts/planning-act.repository';
import { lowerRemaining } from '../../core/pallets/lower-remaining';

const isLocked = ({ row }: PalletState): boolean => row.truck_id !== null || row.status >= palletStatus.closed;

/**
 * Orders asks before it removes what may stand on a pallet: takes products (null: all of the order) off their pallets,
 * or nothing at all when one of those is locked.
 */
export const freePlacements = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  input: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const company = await companyOf(tools, call.context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const asked = (await work.repository.placementsOf([input.order_id])).map((row) => row.product_id);
    const ids =
      input.product_ids === null ? asked : asked.filter((id) => input.product_ids?.some((wanted) => wanted === id));
    const acts = new PlanningActs(tx, company.id);
    const known = input.act ? await acts.lock(input.act.id) : null;
    const isAgain = known?.order_id === input.order_id && known.user_id === input.act?.by;
    const refusal = input.act && !isAgain ? await acts.refusalOf(input.act.id, input.act.by) : null;
    if (refusal) return { outcome: 'refused' as const, code: refusal };
    const states = await work.lock(await work.repository.palletIdsOf(ids));
    if ([...states.values()].some(isLocked)) return { outcome: 'refused' as const, code: 'already_confirmed' };
    const products = await work.lockProducts(ids);
    if (products.some((product) => product.pallet_id !== null && !states.has(product.pallet_id)))
      throw serializationFailure();
    // Unplaced ones too: their version rises, so that an open packing run leaves them out.
    await work.unplace(products);
    await lowerRemaining(work, [...states.values()], new Set(ids));
    await work.recordPlacements();
    if (input.act) {
      const now = await work.repository.read([...states.keys()]);
      const kept = { before: keptPallets(states.values()), after: keptPallets(now.values()) };
      const done = { order_id: input.order_id, product_ids: movedBetween(kept.before, kept.after), ...kept };
      if (!known) await acts.keep({ id: input.act.id, kind: 'unpack', user_id: input.act.by, ...done });
      // asked a second time, everything is free already: what was kept the first time stays
      else if (!known.done) await acts.turn({ ...known, ...done, done: true });
    }
    return { outcome: 'freed' as const };
  });
};
