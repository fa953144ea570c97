import type { InputOf, OutputOf, undoPlanningAct as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { PalletWork } from '../../core/pallets/pallet-work';
import { actResult } from '../acts/act-result';
import { keptPallets, type KeptAct } from '../acts/kept-act';
import { PlanningActs } from '../acts/planning-act.repository';
import { reversePallets } from '../acts/reverse-pallets';
import { refuseToRemove } from './act-in-planning';

/**
 * A person takes back what they did in planning, or does it again: as a whole, or only what concerns some of its
 * products. What is so already stays as it is.
 * @throws AppError `planning_act.not_found`, `planning_act.not_own`, what `reversePallets` refuses with
 */
export const reverseAct = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
  way: 'undo' | 'redo',
): Promise<Committed<OutputOf<typeof contract>>> => {
  const { context } = call;
  const company = await companyOf(tools, context.company_id);
  return tools.database.transaction(call, async (tx) => {
    const acts = new PlanningActs(tx, company.id);
    const act = await acts.lock(params.id);
    if (!act) throw new AppError('planning_act.not_found');
    if (act.user_id !== context.user_id) throw new AppError('planning_act.not_own');
    if (deletesPallets(act, way)) refuseToRemove(context);
    const work = new PalletWork(tx, company, context);
    const [from, to] = way === 'undo' ? [act.after, act.before] : [act.before, act.after];
    const answer = async (done: KeptAct, before: KeptAct['before'], productIds: readonly number[]) => {
      const states = await work.repository.read(to.map(({ id }) => id).concat(before.map(({ id }) => id)));
      const products = await work.repository.products(productIds);
      return {
        states,
        products,
        result: actResult(done, { from: before, to: keptPallets(states.values()), states, products }, context),
      };
    };
    const isDone = way === 'redo';
    const productIds = act.product_ids.filter((id) => body.products?.some((asked) => asked === id) ?? true);
    if (productIds.length === 0 && act.product_ids.length > 0)
      throw new AppError('product.not_found', { product: body.products?.[0] ?? 0 });
    if (act.done === isDone) return (await answer(act, [], [])).result;
    const found = keptPallets((await reversePallets(work, { from, to }, productIds)).values());
    await work.recordPlacements();
    const turned = { ...act, done: isDone, product_ids: productIds };
    const { states, result } = await answer(turned, found, productIds);
    const now = keptPallets(states.values());
    await acts.turn(isDone ? { ...turned, before: found, after: now } : { ...turned, before: now, after: found });
    return result;
  });
};

/** Beside what a move empties: that needs the right to delete pallets. */
const deletesPallets = ({ kind }: KeptAct, way: 'undo' | 'redo'): boolean =>
  way === 'redo' ? kind === 'remove' : kind === 'fictive';
