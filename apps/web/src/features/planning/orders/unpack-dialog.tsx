import { ConfirmDialog } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useTell } from '../../../kits/api/use-tell';
import { useUnpackOrderMutation } from '../api/planning-api';
import type { UnpackAct } from '../commands/unpack-act';

interface UnpackDialogProps {
  /** Null: closed. */
  readonly act: UnpackAct | null;
  readonly onDone: (act: UnpackAct) => void;
  readonly onClose: () => void;
}

/** Takes an order out of planning; says which products leave their pallets. */
export const UnpackDialog = ({ act, onDone, onClose }: UnpackDialogProps) => {
  const { t } = useTranslation('planning');
  const tell = useTell();
  const [unpack] = useUnpackOrderMutation();
  const order = act?.order;
  const number = order?.number ?? '';
  const confirm = async (): Promise<void> => {
    if (!act) return;
    const isDone = await tell(unpack({ params: { id: act.order.id } }), t('orders.unpacked', { number }), t('orders.unpackFailed'));
    if (isDone) onDone(act);
  };
  return (
    <ConfirmDialog
      open={act !== null}
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
