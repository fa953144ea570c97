import type { Pallet, PlanningActId } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { usePlanningAct } from './use-planning-act';

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
  const { ask } = usePlanningAct();
  const palletsToDelete = pallets ?? [];
  const numbers = palletsToDelete.map((pallet) => pallet.shown_number).join(', ');
  const products = palletsToDelete.reduce((sum, pallet) => sum + pallet.products_count, 0);
  const confirm = async (): Promise<void> => {
    const { data, error } = await ask({
      kind: 'remove',
      pallets: palletsToDelete.map((pallet) => ({ pallet_id: pallet.id })),
    });
    const problem = asProblem(error);
    if (problem) return problemToast(problem, t('remove.failed'));
    toast({ message: t('remove.done', { numbers }) });
    if (data) onDeleted?.(data.id);
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
