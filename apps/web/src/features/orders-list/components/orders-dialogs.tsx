import { orderNumber, orderStatus, type Order } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { StatusHistory } from '../../../entities/status/status-history';
import type { useOrderMutations } from '../state/use-order-mutations';
import type { OrderDialogState } from '../state/use-row-actions';
import { ConfirmDelete, ConfirmProduction, ConfirmStatus } from './order-confirms';
import { CopyOrderDialog } from './copy-order-dialog';
import { OrderDialog } from './order-dialog';
import { OrdersDateDialog } from './orders-date-dialog';
import { RefusedRows } from './refused-rows';

interface OrdersDialogsProps {
  readonly dialog: OrderDialogState;
  readonly mutations: ReturnType<typeof useOrderMutations>;
  readonly onOpen: (dialog: OrderDialogState) => void;
  readonly onClose: () => void;
  /** These orders are no more. */
  readonly onRemoved: (orders: readonly Order[]) => void;
}

/** The dialog that stands over the list. */
export const OrdersDialogs = ({ dialog, mutations, onOpen, onClose, onRemoved }: OrdersDialogsProps) => {
  const { t } = useTranslation('orders');
  const { nameOf } = useStatusNames('orders');
  const toast = useToast();
  if (dialog.kind === 'new') return <OrderDialog order={null} onClose={onClose} />;
  if (dialog.kind === 'edit') return <OrderDialog order={dialog.order} onClose={onClose} />;
  if (dialog.kind === 'copy') return <CopyOrderDialog order={dialog.order} onClose={onClose} />;
  if (dialog.kind === 'history')
    return <StatusHistory table="orders" id={dialog.order.id} name={orderNumber(dialog.order)} onClose={onClose} />;
  if (dialog.kind === 'refused') return <RefusedRows table="orders" {...dialog} onClose={onClose} />;
  const { orders } = dialog;
  if (dialog.kind === 'delete') {
    return (
      <ConfirmDelete
        orders={orders}
        onConfirm={async () => onRemoved(await mutations.remove(orders))}
        onClose={onClose}
      />
    );
  }
  if (dialog.kind === 'date')
    return (
      <OrdersDateDialog orders={orders} onConfirm={(date) => mutations.changeDate(orders, date)} onClose={onClose} />
    );
  const target = dialog.kind === 'production' ? orderStatus.inProduction : dialog.target;
  const change = async (completionDate?: string) => {
    const said = (count: number) =>
      completionDate ? t('done.production', { count }) : t('bulk.done', { count, status: nameOf(target) });
    const outcome = await mutations.changeStatus(orders, target, said, completionDate);
    if (outcome === null) return;
    const { changed, refused } = outcome;
    if (refused.length > 0) onOpen({ kind: 'refused', target, changed, refused });
    else if (changed === 0) toast({ message: said(changed) });
  };
  if (dialog.kind === 'production') return <ConfirmProduction orders={orders} onConfirm={change} onClose={onClose} />;
  return <ConfirmStatus orders={orders} target={target} onConfirm={() => change()} onClose={onClose} />;
};
