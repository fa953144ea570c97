import type { Order } from '@mullion/contracts';
import { formatDate } from '@mullion/i18n';
import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { orderNumber } from '../rules/order-number';

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

/** Names how many products get today as their completion date. */
export const ConfirmProduction = ({ orders, onConfirm, onClose }: ConfirmOrdersProps) => {
  const { t } = useTranslation('orders');
  return (
    <ConfirmDialog
      open
      title={t('confirm.productionTitle', { count: orders.length })}
      action={t('action.toProduction')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {t('confirm.productionText', { count: productsOf(orders), date: formatDate(new Date()) })}
    </ConfirmDialog>
  );
};
