import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useActIds } from '../../../entities/pallet/use-planning-act';
import { useTell } from '../../../kits/api/use-tell';
import { useUnpackOrderMutation } from '../api/planning-api';
import type { UnpackAct } from '../commands/unpack-act';
import type { PlanningOrder } from '../commands/planning-data';

interface UnpackDialogProps {
  /** Null: closed. */
  readonly order: PlanningOrder | null;
  /** Taking it out of planning, as the page is now. */
  readonly actOf: (order: PlanningOrder) => UnpackAct;
  readonly onDone: (act: UnpackAct) => void;
  readonly onClose: () => void;
}

/** Takes an order out of planning; says which products leave their pallets. */
export const UnpackDialog = ({ order, actOf, onDone, onClose }: UnpackDialogProps) => {
  const { t } = useTranslation('planning');
  const tell = useTell();
  const [unpack] = useUnpackOrderMutation();
  const number = order?.number ?? '';
  const ids = useActIds();
  const confirm = async (): Promise<void> => {
    if (!order) return;
    const act = { ...actOf(order), id: ids.idOf(order.id) };
    const isDone = await tell(
      unpack({ params: { id: act.order.id }, query: { act: act.id } }),
      t('orders.unpacked', { number }),
      t('orders.unpackFailed'),
    );
    if (!isDone) return;
    ids.done();
    onDone(act);
  };
  return (
    <ConfirmDialog
      open={order !== null}
      title={t('orders.unpackTitle', { number })}
      action={t('orders.unpack')}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      {order && order.placed_count > 0 ? t('orders.unpackText', { count: order.placed_count }) : t('orders.unpackNone')}
    </ConfirmDialog>
  );
};
