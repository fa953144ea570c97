import { Button } from '@blueprintjs/core';
import { Box, Calendar, Lock, Play, Trash } from '@blueprintjs/icons';
import { orderStatus, type Order } from '@mullion/contracts';
import { useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusOptions } from '../../../entities/status/use-statuses';
import { mayHave } from '../rules/status-targets';
import { BulkStatusMenu } from './bulk-status-menu';

interface OrderSelectionActionsProps {
  readonly orders: readonly Order[];
  readonly onPlan: () => void;
  readonly onProduction: () => void;
  readonly onStatus: (status: number) => void;
  readonly onDate: () => void;
  readonly onDelete: () => void;
}

/** What can be done with the chosen orders; not shown to the read-only type. */
export const OrderSelectionActions = ({
  orders,
  onPlan,
  onProduction,
  onStatus,
  onDate,
  onDelete,
}: OrderSelectionActionsProps) => {
  const { t } = useTranslation(['orders', 'common', 'whatIf']);
  const mayEdit = useCan({ right: 'OP_EDIT' });
  const disabled = orders.length === 0;
  const targetsOf = useStatusOptions('orders');
  const mayProduce = disabled || mayHave(orders, orderStatus.inProduction, targetsOf);
  return (
    <>
      <Button intent="primary" icon={<Box />} text={t('orders:action.plan')} disabled={disabled} onClick={onPlan} />
      <Button
        icon={mayProduce ? <Play /> : <Lock />}
        text={t('orders:action.toProduction')}
        disabled={disabled || !mayProduce}
        title={mayProduce ? undefined : t('orders:bulk.none')}
        onClick={onProduction}
      />
      <BulkStatusMenu table="orders" rows={orders} onPick={onStatus} />
      {mayEdit && <Button icon={<Calendar />} text={t('whatIf:dates.action')} disabled={disabled} onClick={onDate} />}
      <Button icon={<Trash />} text={t('common:action.delete')} disabled={disabled} onClick={onDelete} />
    </>
  );
};
