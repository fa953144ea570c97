import { useEffect } from 'react';
import type { Pallet, Problem } from '@mullion/contracts';
import { useProblemToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { SizesDialog } from '../../../app/packing/sizes-dialog';
import { useQuickPalletQuery } from '../api/pallets-list-api';

/** Remarks, sizes and limits of a pallet of the list; its products are read first, because they set the smallest size. */
export const EditPalletDialog = ({ id, onClose }: { readonly id: Pallet['id']; readonly onClose: () => void }) => {
  const { t } = useTranslation('pallet');
  const problemToast = useProblemToast();
  const { data, error } = useQuickPalletQuery({ params: { id }, query: { with_products: 'true' } }, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (!error) return;
    problemToast(error as Problem, t('page.failed'));
    onClose();
    // told once; the functions are new with every render
    // oxlint-disable-next-line react/exhaustive-deps
  }, [error]);
  return data ? <SizesDialog pallet={data} remarks onClose={onClose} /> : null;
};
