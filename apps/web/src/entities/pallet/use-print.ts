import { useCallback } from 'react';
import type { Pallet } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useOpenFile } from '../../kits/attachments/use-open-file';
import { useLanguage } from '../../kits/address/language';
import { usePrintBarcodesMutation, usePrintLoadingMutation, usePrintPreparationMutation } from './packing-api';
import { useNotifySkipped } from './use-notify-skipped';

export type PrintKind = 'preparation' | 'loading' | 'barcodes';

/** Asks for a document of pallets and opens it; says what was left out and why. */
export const usePrint = () => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const openFile = useOpenFile();
  const notifySkipped = useNotifySkipped();
  const [preparation] = usePrintPreparationMutation();
  const [loading] = usePrintLoadingMutation();
  const [barcodes] = usePrintBarcodesMutation();
  return useCallback(
    async (kind: PrintKind, pallets: readonly Pick<Pallet, 'id'>[]): Promise<void> => {
      const body = { pallets: pallets.map((pallet) => pallet.id), language };
      const ask = { preparation, loading, barcodes }[kind];
      const made = await openFile(() => ask({ body }).unwrap(), t('print.failed'));
      if (made) notifySkipped(made.skipped);
    },
    [t, language, openFile, notifySkipped, preparation, loading, barcodes],
  );
};
