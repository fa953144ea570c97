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
import { PinRepository } from '../../core/pallets/pin.repository';
import { preferredTypeOf } from '../../packing-types/packing-types.queries';
import { actResult } from '../acts/act-result';
import { keptPallets, movedBetween, type KeptAct } from '../acts/kept-act';
import { PlanningActs } from '../acts/planning-act.repository';
import { fieldsBetween } from '../acts/reverse-fields';
import { keptPins } from '../acts/reverse-pins';
import { lockProductsAsSeen } from '../lock-product';
import { makeFictive } from '../make-fictive';
import { moveProducts, type MoveTarget } from '../move-products';
import { removePallets } from '../remove-pallets';
import { renumber } from '../renumber';
import { setPins } from '../set-pins';
import { setSettings } from '../set-settings';
import { swapWithin } from '../swap-within';

type Act = InputOf<typeof contract>['body']['act'];
type ActOf<K extends Act['kind']> = Extract<Act, { kind: K }>;
/** What moves, makes or deletes. */
type ArrangingAct = ActOf<'move' | 'swap' | 'remove' | 'fictive'>;

/**
 * Does one act of planning, all of it or nothing, and keeps what it takes to take it back.
 * @throws AppError `planning_act.known`, `planning_act.not_own`, that of the act
 */
export const actInPlanning = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'clock' | 'bus'>,
  call: CallInfo,
  { body: { id, act } }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const { context } = call;
  if (act.kind === 'remove') refuseToRemove(context);
  const company = await companyOf(tools, context.company_id);
  const type = act.kind === 'move' && act.to.kind === 'new' ? await preferredTypeOf(tools.database, company) : null;
  return tools.database.transaction(call, async (tx) => {
    const acts = new PlanningActs(tx, company.id);
    const refusal = await acts.refusalOf(id, context.user_id);
    if (refusal) throw new AppError(refusal);
    const work = new PalletWork(tx, company, context);
    const pins = new PinRepository(tx, company.id);
    const given = { work, pins, type, call, now: tools.clock.now(), tools };
    const { changed, productIds, before, after } = await carryOut(given, act);
    await acts.keep({
      id,
      kind: act.kind,
      user_id: context.user_id,
      order_id: null,
      product_ids: productIds,
      before,
      after,
    });
    const products = await work.repository.products(productIds);
    const states = await work.repository.read(changed);
    const now = { from: before, to: after, states, pins: await pins.read(changed), products };
    return actResult({ id, kind: act.kind, done: true }, now, context);
  });
};

interface Given {
  readonly work: PalletWork;
  readonly pins: PinRepository;
  /** What a new pallet is made like. */
  readonly type: PackingType | null;
  readonly call: CallInfo;
  readonly now: Date;
  readonly tools: Pick<ServiceTools, 'bus'>;
}
/** The pallets that are answered, and what is kept of the act. */
interface Done extends Pick<KeptAct, 'before' | 'after'> {
  readonly changed: readonly number[];
  readonly productIds: readonly number[];
}

const carryOut = async (given: Given, act: Act): Promise<Done> => {
  if (act.kind === 'settings' || act.kind === 'number') return set(given, act);
  return act.kind === 'pin' ? pin(given, act) : arrange(given, act);
};

const arrange = async (given: Given, act: ArrangingAct): Promise<Done> => {
  const { work } = given;
  const states = await work.lock(palletsOf(act));
  const made = await arranged(given, states, act);
  await work.recordPlacements();
  const changed = [...new Set([...states.keys(), ...made.map(({ row }) => row.id)])];
  const now = await work.repository.read(changed);
  const [before, after] = [keptPallets(states.values()), keptPallets(now.values())];
  const asked = act.kind === 'move' ? act.products.map(({ product_id: productId }) => productId as number) : [];
  return { changed, productIds: [...new Set([...asked, ...movedBetween(before, after)])], before, after };
};

/** Gives the pallets that the act has touched or made. */
const arranged = async (
  { work, type, call, now }: Given,
  states: ReadonlyMap<number, PalletState>,
  act: ArrangingAct,
): Promise<readonly PalletState[]> => {
  switch (act.kind) {
    case 'move': {
      const products = await lockProductsAsSeen(work, seenOf(act));
      return (await moveProducts({ work, type, path: 'body.act.to' }, states, products, targetOf(act))).pallets;
    }
    case 'swap':
      return swapWithin(work, states, act, 'body.act.second');
    case 'remove':
      await removePallets(work, states, act.pallets, call.context);
      return [];
    case 'fictive':
      return [await makeFictive(work, act, now)];
  }
};

const set = async ({ work, call }: Given, act: ActOf<'settings' | 'number'>): Promise<Done> => {
  const states = await work.lock(act.kind === 'number' ? [act.pallet_id] : act.pallets.map((each) => each.pallet_id));
  const written =
    act.kind === 'settings'
      ? await setSettings(work, states, act, call.context)
      : await setNumber(work, states.get(act.pallet_id), act, call.context);
  const kept = written.map((after) => {
    const { id } = after.row;
    const fields = fieldsBetween(states.get(id) as PalletState, after);
    return { id, length: 0, width: 0, products: [], fields };
  });
  return {
    changed: kept.map(({ id }) => id),
    productIds: [],
    before: kept.map((each) => ({ ...each, fields: each.fields.before })),
    after: kept.map((each) => ({ ...each, fields: each.fields.after })),
  };
};

const setNumber = async (
  work: PalletWork,
  state: PalletState | undefined,
  act: ActOf<'number'>,
  context: RequestContext,
): Promise<PalletState[]> => {
  if (!state) throw new AppError('pallet.not_found', { pallet: act.pallet_id });
  const numbered = await renumber(work, state, act, context);
  return numbered === state ? [] : work.write([numbered]);
};

const pin = async ({ work, pins, call, tools }: Given, act: ActOf<'pin'>): Promise<Done> => {
  const changed = [...new Set([...act.pallets, ...(await pins.palletsOf(act.products))])];
  // an act of planning begins with the locks of its pallets, so that they are there until its end
  await work.lock(changed);
  const before = keptPins(changed, await pins.read(changed));
  await setPins(tools, work.tx, call, act);
  return { changed, productIds: [], before, after: keptPins(changed, await pins.read(changed)) };
};

/** @throws AppError `no_rights_to_delete_pallet` */
export const refuseToRemove = (context: RequestContext): void => {
  if (!hasRight(context, 'TP_EDIT')) throw new AppError('no_rights_to_delete_pallet');
};

const palletsOf = (act: ArrangingAct): number[] => {
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
