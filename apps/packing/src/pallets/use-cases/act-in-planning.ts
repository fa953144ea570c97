import {
  hasRight,
  type actInPlanning as contract,
  type InputOf,
  type OutputOf,
  type PackingType,
  type RequestContext,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import type { PalletState } from '../../core/pallets/pallet.row';
import { PalletWork } from '../../core/pallets/pallet-work';
import { preferredTypeOf } from '../../packing-types/packing-types.queries';
import { actResult } from '../acts/act-result';
import { keptPallets, movedBetween, type KeptAct } from '../acts/kept-act';
import { PlanningActs } from '../acts/planning-act.repository';
import { lockProductsAsSeen } from '../lock-product';
import { makeFictive } from '../make-fictive';
import { moveProducts, type MoveTarget } from '../move-products';
import { removePallets } from '../remove-pallets';
import { swapWithin } from '../swap-within';

type Act = InputOf<typeof contract>['body']['act'];
type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;

/**
 * Does one act of planning, all of it or nothing, and keeps what it takes to take it back.
 * @throws AppError `planning_act.not_own`, that of the act
 */
export const actInPlanning = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'clock'>,
  call: CallInfo,
  { body: { id, act } }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const { context } = call;
  if (act.kind === 'remove') refuseToRemove(context);
  const company = await companyOf(tools, context.company_id);
  const type = act.kind === 'move' && act.to.kind === 'new' ? await preferredTypeOf(tools.database, company) : null;
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, context);
    const states = await work.lock(palletsOf(act));
    const made = await carryOut({ work, type, context, now: tools.clock.now() }, states, act);
    await work.recordPlacements();
    const ids = [...states.keys(), ...made.map(({ row }) => row.id)];
    const now = await work.repository.read([...new Set(ids)]);
    const [before, after] = [keptPallets(states.values()), keptPallets(now.values())];
    const asked = act.kind === 'move' ? act.products.map(({ product_id: productId }) => productId as number) : [];
    const productIds = [...new Set([...asked, ...movedBetween(before, after)])];
    const kept: KeptAct = {
      id,
      kind: act.kind,
      user_id: context.user_id,
      done: true,
      product_ids: productIds,
      before,
      after,
    };
    if (!(await new PlanningActs(tx, company.id).keep(kept))) throw new AppError('planning_act.not_own');
    const products = await work.repository.products(productIds);
    return actResult(kept, { from: before, to: after, states: now, products }, context);
  });
};

interface Given {
  readonly work: PalletWork;
  /** What a new pallet is made like. */
  readonly type: PackingType | null;
  readonly context: RequestContext;
  readonly now: Date;
}

/** Gives the pallets that the act has touched or made. */
const carryOut = async (
  { work, type, context, now }: Given,
  states: ReadonlyMap<number, PalletState>,
  act: Act,
): Promise<readonly PalletState[]> => {
  switch (act.kind) {
    case 'move': {
      const products = await lockProductsAsSeen(work, seenOf(act));
      return (await moveProducts({ work, type, path: 'body.act.to' }, states, products, targetOf(act))).pallets;
    }
    case 'swap':
      return swapWithin(work, states, act, 'body.act.second');
    case 'remove':
      await removePallets(work, states, act.pallets, context);
      return [];
    case 'fictive':
      return [await makeFictive(work, act, now)];
  }
};

/** @throws AppError `no_rights_to_delete_pallet` */
export const refuseToRemove = (context: RequestContext): void => {
  if (!hasRight(context, 'TP_EDIT')) throw new AppError('no_rights_to_delete_pallet');
};

const palletsOf = (act: Act): number[] => {
  switch (act.kind) {
    case 'move':
      return [
        ...act.products.map(({ pallet_id: id }) => id),
        act.to.kind === 'pallet' ? act.to.pallet_id : null,
      ].filter((id) => id !== null);
    case 'swap':
      return [act.first.pallet_id, act.second.pallet_id];
    case 'remove':
      return act.pallets.map(({ pallet_id: id }) => id);
    case 'fictive':
      return [];
  }
};

const seenOf = ({ products }: ActOf<'move'>) => {
  const byId = new Map(
    products.map(({ product_id: id, pallet_id: palletId, version }) => [id, { id, palletId, version }]),
  );
  return [...byId.values()];
};

const targetOf = ({ to }: ActOf<'move'>): MoveTarget =>
  to.kind === 'pallet' ? { kind: 'pallet', palletId: to.pallet_id, place: to.place } : to;
