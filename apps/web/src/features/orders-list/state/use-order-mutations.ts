import {
  type BulkChangeId,
  fitPlanning,
  MOST_PLANNED_ORDERS,
  orderNumber,
  palStatus,
  type Order,
  type Problem,
} from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../../kits/http/uuid';
import { asProblem } from '../../../kits/api/as-problem';
import { useGo } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { showDispatched } from '../../../entities/pallet/show-dispatched';
import { useUpdateOrdersMutation } from '../../../entities/order/update-orders-api';
import { useDeleteOrdersMutation } from '../api/orders-api';
import type { RefusedRow, StatusOutcome } from '../components/refused-rows';
import { useSendInParts } from './use-send-in-parts';
import { useUndoChange } from './use-undo-change';

const problemOf = (answer: { readonly error?: Parameters<typeof asProblem>[0] }): Problem | null =>
  asProblem(answer.error) ?? null;
const UNKNOWN = { type: 'about:blank', title: '', status: 403 };

/** What can be done with chosen orders; each says how it went and answers whether it went well. */
export const useOrderMutations = (onGone: (orders: readonly Order[]) => void = () => undefined) => {
  const { t } = useTranslation(['orders', 'whatIf']);
  const go = useGo();
  const toast = useToast();
  const sendParts = useSendInParts();
  const sendInParts = async (rows: readonly Order[], parts: Parameters<typeof sendParts<Order>>[1]) => {
    const outcome = await sendParts(rows, parts);
    onGone(outcome.gone);
    return outcome;
  };
  const [updateMany] = useUpdateOrdersMutation();
  const [deleteMany] = useDeleteOrdersMutation();
  const { offer } = useUndoChange();

  return {
    /** pal_status 1 where below 1, then the planning page of these orders. */
    planDispatch: async (orders: readonly Order[]): Promise<void> => {
      const numbers = orders.map(orderNumber);
      if (!fitPlanning(numbers)) {
        toast({ tone: 'bad', message: t('refused.too_many_to_plan', { max: MOST_PLANNED_ORDERS }) });
        return;
      }
      const waiting = orders.filter((order) => order.pal_status < palStatus.planned);
      const { gone, problem } = await sendInParts(waiting, {
        send: async (part) =>
          problemOf(
            await updateMany({ body: { orders: part.map(({ id }) => ({ id, pal_status: palStatus.planned })) } }),
          ),
        nameOf: orderNumber,
        failed: t('refused.update_error'),
      });
      const planned = orders.filter((order) => !gone.includes(order));
      if (problem || planned.length === 0) return;
      if (planned.some((order) => order.pal_status >= palStatus.departed)) showDispatched();
      go(paths.planning(planned.map(orderNumber)));
    },
    /**
     * Another status for each that may have it, with a completion date for their products when one is given; null when
     * it came to an end before the last. `said` tells how many have it now.
     */
    changeStatus: async (
      orders: readonly Order[],
      status: number,
      said: (count: number) => string,
      completionDate?: string,
    ): Promise<StatusOutcome | null> => {
      const moved = orders.filter((order) => order.status !== status || completionDate !== undefined);
      const edit = { status, ...(completionDate === undefined ? {} : { completion_date: completionDate }) };
      const refused: RefusedRow[] = [];
      const made: BulkChangeId[] = [];
      const { problem } = await sendInParts(moved, {
        send: async (part) => {
          const change = uuid() as BulkChangeId;
          const answer = await updateMany({
            body: { each: true, change, orders: part.map(({ id }) => ({ id, ...edit })) },
          });
          if (answer.data) made.push(change);
          for (const { id, code, params } of answer.data?.refused ?? []) {
            const order = part.find((one) => one.id === id);
            if (!order) continue;
            refused.push({ name: orderNumber(order), problem: { ...UNKNOWN, code, params } as Problem });
            if (code === 'not_found') onGone([order]);
          }
          return problemOf(answer);
        },
        nameOf: orderNumber,
        failed: t('refused.update_error'),
      });
      const changed = moved.length - refused.length;
      // what is done of it can be taken back, also where it came to an end before the last
      if (made.length > 0 && changed > 0) offer(said(changed), made, moved);
      return problem ? null : { changed, refused };
    },
    /** The same delivery date for all of them, all or none of each call. */
    changeDate: async (orders: readonly Order[], date: string): Promise<boolean> => {
      const made: BulkChangeId[] = [];
      const { done, problem } = await sendInParts(orders, {
        send: async (part) => {
          const change = uuid() as BulkChangeId;
          const answer = await updateMany({
            body: { change, orders: part.map(({ id }) => ({ id, delivery_date: date })) },
          });
          if (answer.data) made.push(change);
          return problemOf(answer);
        },
        nameOf: orderNumber,
        failed: t('refused.update_error'),
      });
      if (done.length > 0) offer(t('whatIf:dates.done', { count: done.length, date }), made, done);
      return problem === null;
    },
    /** Gives those that are gone; of more than one call's worth the first parts may be, when a later one is refused. */
    remove: async (orders: readonly Order[]): Promise<readonly Order[]> => {
      const made: BulkChangeId[] = [];
      const { done } = await sendInParts(orders, {
        send: async (part) => {
          const change = uuid() as BulkChangeId;
          const answer = await deleteMany({ body: { change, orders: part.map(({ id }) => id) } });
          if (answer.data?.can_be_undone) made.push(change);
          return problemOf(answer);
        },
        nameOf: orderNumber,
        failed: t(orders.length === 1 ? 'refused.delete_error' : 'refused.delete_orders_error'),
      });
      if (done.length > 0) offer(t('done.deleted', { count: done.length }), made, done);
      return done;
    },
  };
};
