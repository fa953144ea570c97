import { orderNumber, orderStatus, type Order } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { OrdersWhatIf } from './orders-what-if';

interface ConfirmOrdersProps {
  readonly orders: readonly Order[];
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}
const productsOf = (orders: readonly Order[]): number => orders.reduce((sum, order) => sum + order.count, 0);

/** Names what goes and what goes with it. */
export const ConfirmDelete = ({ orders, onConfirm, onClose }: ConfirmOrdersProps) => {
  const { t } = useTranslation('orders');
  const [first] = orders;
  const title =
    orders.length === 1 && first
      ? t('confirm.deleteOneTitle', { number: orderNumber(first) })
      : t('confirm.deleteTitle', { count: orders.length });
  return (
    <ConfirmDialog
      open
      destructive
      title={title}
      action={t('confirm.delete', { count: orders.length })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('confirm.deleteText', { count: productsOf(orders) })}
    </ConfirmDialog>
  );
};

/** Names how many products get today as their completion date, and what else follows. */
export const ConfirmProduction = ({
  orders,
  onConfirm,
  onClose,
}: Omit<ConfirmOrdersProps, 'onConfirm'> & { readonly onConfirm: (completionDate: string) => Promise<unknown> }) => {
  const { t } = useTranslation('orders');
  const today = formatDate(new Date());
  return (
    <ConfirmDialog
      open
      wide
      title={t('confirm.productionTitle', { count: orders.length })}
      action={t('action.toProduction')}
      onConfirm={() => onConfirm(today)}
      onClose={onClose}
    >
      <p>{t('confirm.productionText', { count: productsOf(orders), date: today })}</p>
      <OrdersWhatIf orders={orders} change={{ status: orderStatus.inProduction, completion_date: today }} />
    </ConfirmDialog>
  );
};

/** Names the target, and how many of the chosen orders will get it. */
export const ConfirmStatus = ({
  orders,
  target,
  onConfirm,
  onClose,
}: ConfirmOrdersProps & { readonly target: number }) => {
  const { t } = useTranslation('orders');
  const { nameOf } = useStatusNames('orders');
  const moved = orders.filter((order) => order.status !== target);
  return (
    <ConfirmDialog
      open
      wide
      title={t('bulk.title', { count: moved.length, status: nameOf(target) })}
      action={t('confirm.statusAction', { status: nameOf(target) })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('bulk.text')}</p>
      <OrdersWhatIf orders={moved} change={{ status: target }} />
    </ConfirmDialog>
  );
};
