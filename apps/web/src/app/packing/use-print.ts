import { useCallback } from 'react';
import type { Pallet, Problem } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language';
import { usePrintBarcodesMutation, usePrintLoadingMutation, usePrintPreparationMutation } from './packing-api';
import { useNotifySkipped } from './use-notify-skipped';
import { openWaitingTab } from './waiting-tab';

export type PrintKind = 'preparation' | 'loading' | 'barcodes';

/** Asks for a document in a tab that opens at once and waits; says what was left out and why. */
export const usePrint = () => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const toast = useToast();
  const notifySkipped = useNotifySkipped();
  const problemToast = useProblemToast();
  const [preparation] = usePrintPreparationMutation();
  const [loading] = usePrintLoadingMutation();
  const [barcodes] = usePrintBarcodesMutation();
  return useCallback(
    async (kind: PrintKind, pallets: readonly Pick<Pallet, 'id'>[]): Promise<void> => {
      const tab = openWaitingTab(t('print.making'));
      const body = { pallets: pallets.map((pallet) => pallet.id), language };
      const ask = { preparation, loading, barcodes }[kind];
      try {
        const { link, skipped } = await ask({ body }).unwrap();
        if (tab.isOpen) tab.go(link);
        else
          toast({ message: t('print.ready'), action: { text: t('print.open'), onClick: () => window.open(link, '_blank', 'noopener') } });
        notifySkipped(skipped);
      } catch (error) {
        tab.close();
        problemToast(error as Problem, t('print.failed'));
      }
    },
    [t, language, toast, notifySkipped, problemToast, preparation, loading, barcodes],
  );
};
