import type { Problem } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useUnpackOrderMutation } from '../api/planning-api';
import type { PlanningOrder } from '../rules/planning-data';

interface UnpackDialogProps {
  /** Null: closed. */
  readonly order: PlanningOrder | null;
  readonly onDone: (order: PlanningOrder) => void;
  readonly onClose: () => void;
}

/** Takes an order out of planning; says which products leave their pallets. */
export const UnpackDialog = ({ order, onDone, onClose }: UnpackDialogProps) => {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [unpack] = useUnpackOrderMutation();
  const number = order?.number ?? '';
  const confirm = async (): Promise<void> => {
    if (!order) return;
    try {
      await unpack({ params: { id: order.id } }).unwrap();
      onDone(order);
      toast({ message: t('orders.unpacked', { number }) });
    } catch (error) {
      problemToast(error as Problem, t('orders.unpackFailed'));
    }
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
