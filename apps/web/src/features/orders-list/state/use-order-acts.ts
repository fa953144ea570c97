import { orderStatus, palStatus, type Order } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useGo } from '../../../app/language';
import { paths } from '../../../app/paths';
import { useDeleteOrderMutation, useDeleteOrdersMutation, useUpdateOrdersMutation } from '../api/orders-api';
import { orderNumber } from '../rules/order-number';

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
