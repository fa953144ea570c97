import { fitPlanning, MOST_PLANNED_ORDERS, orderNumber, orderStatus, palStatus, type Order, type Problem } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useGo } from '../../../app/language';
import { paths } from '../../../app/paths';
import { showDispatched } from '../../../app/packing/show-dispatched';
import { inParts } from '../rules/in-parts';
import { useDeleteOrderMutation, useDeleteOrdersMutation, useUpdateOrdersMutation } from '../api/orders-api';
import type { RefusedOrder } from './use-row-actions';

const UNKNOWN = { type: 'about:blank', title: '', status: 403 };

/** What can be done with chosen orders; each says how it went and answers whether it went well. */
export const useOrderMutations = () => {
  const { t } = useTranslation('orders');
  const go = useGo();
  const toast = useToast();
  const refuse = useProblemToast();
  const [updateMany] = useUpdateOrdersMutation();
  const [deleteOne] = useDeleteOrderMutation();
  const [deleteMany] = useDeleteOrdersMutation();

  return {
    /** pal_status 1 where below 1, then the planning page of these orders (§1.4). */
    planDispatch: async (orders: readonly Order[]): Promise<void> => {
      const numbers = orders.map(orderNumber);
      if (!fitPlanning(numbers)) {
        toast({ tone: 'bad', message: t('refused.too_many_to_plan', { max: MOST_PLANNED_ORDERS }) });
        return;
      }
      const waiting = orders.filter((order) => order.pal_status < palStatus.planned);
      for (const part of inParts(waiting)) {
        const answer = await updateMany({ body: { orders: part.map(({ id }) => ({ id, pal_status: palStatus.planned })) } });
        const problem = asProblem(answer.error);
        if (problem) return refuse(problem, t('refused.update_error'));
      }
      if (orders.some((order) => order.pal_status >= palStatus.departed)) showDispatched();
      go(paths.planning(numbers));
    },
    /** Status 6, and today as completion date of each product (§1.4). */
    toProduction: async (orders: readonly Order[]): Promise<boolean> => {
      const today = formatDate(new Date());
      for (const part of inParts(orders)) {
        const answer = await updateMany({
          body: { orders: part.map(({ id }) => ({ id, status: orderStatus.inProduction, completion_date: today })) },
        });
        const problem = asProblem(answer.error);
        if (problem) {
          refuse(problem, t('refused.update_error'));
          return false;
        }
      }
      toast({ message: t('done.production', { count: orders.length }) });
      return true;
    },
    /** Another status for each that may have it (§1.4); gives those that may not with their reason, null when it came to an end before the last. */
    changeStatus: async (orders: readonly Order[], status: number): Promise<readonly RefusedOrder[] | null> => {
      const moved = orders.filter((order) => order.status !== status);
      const refused: RefusedOrder[] = [];
      let done = 0;
      for (const part of inParts(moved)) {
        const answer = await updateMany({ body: { each: true, orders: part.map(({ id }) => ({ id, status })) } });
        const problem = asProblem(answer.error);
        if (problem) {
          refuse(problem, done > 0 ? t('bulk.stopped', { count: done - refused.length }) : t('refused.update_error'));
          return null;
        }
        done += part.length;
        for (const { id, code, params } of answer.data?.refused ?? []) {
          const order = part.find((one) => one.id === id);
          if (order) refused.push({ number: orderNumber(order), problem: { ...UNKNOWN, code, params } as Problem });
        }
      }
      return refused;
    },
    /** Gives those that are gone; of more than one call's worth the first parts may be, when a later one is refused. */
    remove: async (orders: readonly Order[]): Promise<readonly Order[]> => {
      const gone: Order[] = [];
      for (const part of inParts(orders)) {
        const [first] = part;
        const single = orders.length === 1 && first !== undefined;
        const answer = single
          ? await deleteOne({ params: { id: first.id } })
          : await deleteMany({ body: { orders: part.map(({ id }) => id) } });
        const problem = asProblem(answer.error);
        if (problem) {
          refuse(problem, t(single ? 'refused.delete_error' : 'refused.delete_orders_error'));
          break;
        }
        gone.push(...part);
      }
      if (gone.length > 0) toast({ message: t('done.deleted', { count: gone.length }) });
      return gone;
    },
  };
};
