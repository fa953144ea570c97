import type { Pallet, PlanningActId, Problem } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uuid } from '../../kits/http/uuid';
import { useActInPlanningMutation } from './packing-api';

type PalletToDelete = Pick<Pallet, 'id' | 'shown_number' | 'products_count'>;

interface DeletePalletsDialogProps {
  /** Null: closed. */
  readonly pallets: readonly PalletToDelete[] | null;
  /** All of them are gone, by this act. */
  readonly onDeleted?: (act: PlanningActId) => void;
  readonly onClose: () => void;
}

/** Names the pallets and what becomes of their products before deleting them, all or none. */
export const DeletePalletsDialog = ({ pallets, onDeleted, onClose }: DeletePalletsDialogProps) => {
  const { t } = useTranslation('pallet');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [act] = useActInPlanningMutation();
  const palletsToDelete = pallets ?? [];
  const numbers = palletsToDelete.map((pallet) => pallet.shown_number).join(', ');
  const products = palletsToDelete.reduce((sum, pallet) => sum + pallet.products_count, 0);
  // asked again after its answer was lost, it is the same act
  const asked = useRef<{ readonly what: string; readonly id: PlanningActId } | null>(null);
  const idOf = (seen: readonly { readonly pallet_id: number }[]): PlanningActId => {
    const what = seen.map((each) => each.pallet_id).join();
    if (asked.current?.what !== what) asked.current = { what, id: uuid() as PlanningActId };
    return asked.current.id;
  };
  const confirm = async (): Promise<void> => {
    const seen = palletsToDelete.map((pallet) => ({ pallet_id: pallet.id }));
    const id = idOf(seen);
    try {
      await act({ key: id, body: { id, act: { kind: 'remove', pallets: seen } } }).unwrap();
      toast({ message: t('remove.done', { numbers }) });
      asked.current = null;
      onDeleted?.(id);
    } catch (error) {
      problemToast(error as Problem, t('remove.failed'));
    }
  };
  return (
    <ConfirmDialog
      open={pallets !== null}
      title={t('remove.title', { count: palletsToDelete.length, numbers })}
      action={t('remove.action')}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      {products === 0 ? t('remove.empty') : t('remove.text', { count: products })}
    </ConfirmDialog>
  );
};
