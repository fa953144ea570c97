import type { Pallet, Problem } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useDeletePalletMutation } from './packing-api';

type PalletToDelete = Pick<Pallet, 'id' | 'shown_number' | 'products_count'>;

interface DeletePalletsDialogProps {
  /** Null: closed. */
  readonly pallets: readonly PalletToDelete[] | null;
  /** Those that are gone. */
  readonly onDeleted?: (ids: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Names the pallets and what becomes of their products before deleting them. */
export const DeletePalletsDialog = ({ pallets, onDeleted, onClose }: DeletePalletsDialogProps) => {
  const { t } = useTranslation('pallet');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [remove] = useDeletePalletMutation();
  const palletsToDelete = pallets ?? [];
  const numbers = palletsToDelete.map((pallet) => pallet.shown_number).join(', ');
  const products = palletsToDelete.reduce((sum, pallet) => sum + pallet.products_count, 0);
  const confirm = async (): Promise<void> => {
    const gone: PalletToDelete[] = [];
    for (const pallet of palletsToDelete) {
      try {
        await remove({ params: { id: pallet.id } }).unwrap();
        gone.push(pallet);
      } catch (error) {
        problemToast(error as Problem, t('remove.failed'));
      }
    }
    if (gone.length > 0) {
      toast({ message: t('remove.done', { numbers: gone.map((pallet) => pallet.shown_number).join(', ') }) });
      onDeleted?.(gone.map(({ id }) => id));
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
