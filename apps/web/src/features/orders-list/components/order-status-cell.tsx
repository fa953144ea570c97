import { useState } from 'react';
import { orderNumber, type Order } from '@mullion/contracts';
import { ConfirmDialog, StatusChanger, StatusMark, useCan } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { useStatusNames, useStatusOptions } from '../../../entities/status/use-statuses';
import { useUpdateOrderMutation } from '../api/orders-api';
import { OrderWhatIf } from './order-what-if';

/** An order's status with its changer: asks before the change, naming the target. */
export const OrderStatusCell = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const writes = useCan({ writes: true });
  const { nameOf } = useStatusNames('orders');
  const options = useStatusOptions('orders');
  const [target, setTarget] = useState<number | null>(null);
  const [update] = useUpdateOrderMutation();
  const tell = useTell();
  const number = orderNumber(order);
  if (!writes) return <StatusMark status={order.status} text={nameOf(order.status)} />;

  const save = async () => {
    if (target === null) return;
    await tell(
      update({ params: { id: order.id }, body: { status: target, version: order.version } }),
      t('done.status', { number, status: nameOf(target) }),
      t('refused.update_error'),
    );
  };
  return (
    <>
      <StatusChanger
        name={number}
        current={order.status}
        options={options(order.status)}
        render={({ status, text }) => <StatusMark status={status} text={text} />}
        onPick={setTarget}
      />
      {target !== null && (
        <ConfirmDialog
          open
          wide
          title={t('confirm.statusTitle', { number, status: nameOf(target) })}
          action={t('confirm.statusAction', { status: nameOf(target) })}
          onConfirm={save}
          onClose={() => setTarget(null)}
        >
          <p>{t('confirm.statusText', { before: nameOf(order.status), count: order.count })}</p>
          <OrderWhatIf order={order} fields={{ status: target }} />
        </ConfirmDialog>
      )}
    </>
  );
};
