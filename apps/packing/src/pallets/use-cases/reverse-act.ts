import {
  turnUnpack,
  type InputOf,
  type OrderId,
  type OutputOf,
  type PlanningActId,
  type RequestContext,
  type undoPlanningAct as contract,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools, type Tx } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { PalletRepository } from '../../core/pallets/pallet.repository';
import { PalletWork } from '../../core/pallets/pallet-work';
import { PinRepository } from '../../core/pallets/pin.repository';
import { actResult } from '../acts/act-result';
import { keptPallets, type KeptAct, type KeptPallet } from '../acts/kept-act';
import { PlanningActs } from '../acts/planning-act.repository';
import { reverseFields } from '../acts/reverse-fields';
import { reversePallets } from '../acts/reverse-pallets';
import { reversePins } from '../acts/reverse-pins';
import { refuseToRemove } from './act-in-planning';

/**
 * A person takes back what they did in planning, or does it again: as a whole, or only what concerns some of its
 * products. What is so already stays as it is.
 * @throws AppError `planning_act.not_found`, `planning_act.not_own`, what `reverseKept` or orders refuse with
 */
export const reverseAct = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'bus' | 'rpc'>,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
  way: Way,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const { context } = call;
  const known = await new PlanningActs(tools.database, context.company_id).find(params.id);
  if (known?.kind === 'unpack') return turnOrder(tools, call, known, way);
  const asked = { id: params.id, by: context.user_id, products: body.products };
  const reversed = await reverseKept(tools, call, asked, way);
  return reversed.map(({ result }) => result);
};

interface Asked {
  readonly id: string;
  readonly by: number | null;
  /** Only these of the act. */
  readonly products?: readonly number[] | undefined;
}

/**
 * Takes back what is kept of an act, or does it again.
 * @throws AppError `planning_act.not_found`, `planning_act.not_own`, what `reversePallets` and `reverseFields` refuse
 * with
 */
export const reverseKept = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'bus'>,
  call: CallInfo,
  { id, by, products: asked }: Asked,
  way: Way,
): Promise<Committed<{ readonly result: OutputOf<typeof contract> }>> => {
  const { context } = call;
  const company = await companyOf(tools, context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const acts = new PlanningActs(tx, company.id);
    const act = ownAct(await acts.lock(id), by);
    if (deletesPallets(act, way)) refuseToRemove(context);
    const work = new PalletWork(tx, company, context);
    const { turned, changed, from, productIds } = await reverse({ tools, work, call }, act, asked, way);
    await acts.turn(turned);
    return { result: await resultOf(tx, context, turned, { changed, from, productIds }) };
  });
};

/** @throws AppError `planning_act.not_found`, `planning_act.not_own` */
const ownAct = (act: KeptAct | null, by: number | null): KeptAct => {
  if (!act) throw new AppError('planning_act.not_found');
  if (act.user_id !== by) throw new AppError('planning_act.not_own');
  return act;
};

/** An order that was taken out of planning is another service's, which asks for its places. */
const turnOrder = async (
  { database, rpc }: Pick<ServiceTools, 'database' | 'rpc'>,
  call: CallInfo,
  known: KeptAct,
  way: Way,
): Promise<Committed<OutputOf<typeof contract>>> => {
  const { context, requestId, idempotencyKey } = call;
  const { id, order_id: orderId } = ownAct(known, context.user_id);
  // what an earlier release has kept names no order
  if (orderId === null) throw new AppError('planning_act.not_found');
  if (known.done !== (way === 'redo')) {
    const input = { order_id: orderId as OrderId, act: id as PlanningActId, way };
    await rpc.ask(turnUnpack, input, { context, requestId, idempotencyKey });
  }
  return database.transaction(call, async (tx) => {
    const act = ownAct(await new PlanningActs(tx, context.company_id).find(id), context.user_id);
    const [from, to] = way === 'undo' ? [act.after, act.before] : [act.before, act.after];
    const changed = [...new Set([...from, ...to].map((pallet) => pallet.id))];
    return resultOf(tx, context, act, { changed, from, productIds: act.product_ids });
  });
};

const resultOf = async (
  tx: Tx,
  context: RequestContext,
  act: KeptAct,
  { changed, from, productIds }: Pick<Reversed, 'changed' | 'from' | 'productIds'>,
): Promise<OutputOf<typeof contract>> => {
  const repository = new PalletRepository(tx, context.company_id);
  const states = await repository.read(changed);
  const pins = await new PinRepository(tx, context.company_id).read(changed);
  const products = await repository.products(productIds);
  return actResult(act, { from, to: keptPallets(states.values()), states, pins, products }, context);
};

type Way = 'undo' | 'redo';
interface Given {
  readonly tools: Pick<ServiceTools, 'bus'>;
  readonly work: PalletWork;
  readonly call: CallInfo;
}
interface Reversed {
  readonly turned: KeptAct;
  /** Pallets that are answered. */
  readonly changed: readonly number[];
  /** Pallets of products as they were found. */
  readonly from: readonly KeptPallet[];
  readonly productIds: readonly number[];
}

const reverse = async (
  { tools, work, call }: Given,
  act: KeptAct,
  asked: readonly number[] | undefined,
  way: Way,
): Promise<Reversed> => {
  const sides = way === 'undo' ? { from: act.after, to: act.before } : { from: act.before, to: act.after };
  const isDone = way === 'redo';
  const productIds = act.product_ids.filter((id) => asked?.includes(id) ?? true);
  if (productIds.length === 0 && act.product_ids.length > 0)
    throw new AppError('product.not_found', { product: asked?.[0] ?? 0 });
  if (act.done === isDone) return { turned: act, changed: sides.to.map(({ id }) => id), from: [], productIds: [] };
  const turned = { ...act, done: isDone };
  if (act.kind === 'settings' || act.kind === 'number')
    return setBack(turned, await reverseFields(work, sides, call.context));
  if (act.kind === 'pin')
    return { turned, changed: await reversePins(tools, work.tx, call, sides), from: [], productIds: [] };
  const found = keptPallets((await reversePallets(work, sides, productIds)).values());
  await work.recordPlacements();
  const changed = [...new Set([...sides.to, ...found].map(({ id }) => id))];
  const now = keptPallets((await work.repository.read(changed)).values());
  const [before, after] = isDone ? [found, now] : [now, found];
  return { turned: { ...turned, product_ids: productIds, before, after }, changed, from: found, productIds };
};

/** What somebody else has set to the same meanwhile is theirs from then on. */
const setBack = (turned: KeptAct, changed: readonly number[]): Reversed => {
  const isOwn = ({ id }: KeptPallet) => changed.includes(id);
  const kept = { ...turned, before: turned.before.filter(isOwn), after: turned.after.filter(isOwn) };
  return { turned: kept, changed, from: [], productIds: [] };
};

/** Beside what a move empties: that needs the right to delete pallets. */
const deletesPallets = ({ kind }: KeptAct, way: Way): boolean =>
  way === 'redo' ? kind === 'remove' : kind === 'fictive';
