import { orderStatus, palStatus, type Order, type Problem } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useGo } from '../../../app/language';
import { paths } from '../../../app/paths';
import { useDeleteOrderMutation, useDeleteOrdersMutation, useUpdateOrdersMutation } from '../api/orders-api';
import { orderNumber } from '../rules/order-number';
import type { RefusedOrder } from './use-row-actions';

/** Most orders of one call (§1.7). */
const MANY = 500;
const UNKNOWN = { type: 'about:blank', title: '', status: 403 };

/** What can be done with chosen orders; each says how it went and answers whether it went well. */
export const useOrderActs = () => {
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
      const waiting = orders.filter((order) => order.pal_status < palStatus.planned);
      if (waiting.length > 0) {
        const answer = await updateMany({ body: { orders: waiting.map(({ id }) => ({ id, pal_status: palStatus.planned })) } });
        const problem = asProblem(answer.error);
        if (problem) return refuse(problem, t('refused.update_error'));
      }
      go(paths.planning(orders.map(orderNumber)));
    },
    /** Status 6, and today as completion date of each product (§1.4). */
    toProduction: async (orders: readonly Order[]): Promise<boolean> => {
      const today = formatDate(new Date());
      const answer = await updateMany({
        body: { orders: orders.map(({ id }) => ({ id, status: orderStatus.inProduction, completion_date: today })) },
      });
      const problem = asProblem(answer.error);
      if (problem) refuse(problem, t('refused.update_error'));
      else toast({ message: t('done.production', { count: orders.length }) });
      return problem === undefined;
    },
    /** Another status for each that may have it (§1.4); gives those that may not with their reason, null when nothing was tried. */
    changeStatus: async (orders: readonly Order[], status: number): Promise<readonly RefusedOrder[] | null> => {
      const moved = orders.filter((order) => order.status !== status);
      const refused: RefusedOrder[] = [];
      for (let at = 0; at < moved.length; at += MANY) {
        const part = moved.slice(at, at + MANY);
        const answer = await updateMany({ body: { each: true, orders: part.map(({ id }) => ({ id, status })) } });
        const problem = asProblem(answer.error);
        if (problem) {
          refuse(problem, t('refused.update_error'));
          return null;
        }
        for (const { id, code, params } of answer.data?.refused ?? []) {
          const order = part.find((one) => one.id === id);
          if (order) refused.push({ number: orderNumber(order), problem: { ...UNKNOWN, code, params } as Problem });
        }
      }
      return refused;
    },
    remove: async (orders: readonly Order[]): Promise<boolean> => {
      const [first] = orders;
      const single = orders.length === 1 && first !== undefined;
      const answer = single
        ? await deleteOne({ params: { id: first.id } })
        : await deleteMany({ body: { orders: orders.map(({ id }) => id) } });
      const problem = asProblem(answer.error);
      if (problem) refuse(problem, t(single ? 'refused.delete_error' : 'refused.delete_orders_error'));
      else toast({ message: t('done.deleted', { count: orders.length }) });
      return problem === undefined;
    },
  };
};
