import { useCallback } from 'react';
import type { Pallet, Problem } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kits/address/language';
import { useExportCuttingFileMutation } from './packing-api';
import { saveFile } from '../../kits/attachments/save-file';
import { useNotifySkipped } from './use-notify-skipped';

/** Downloads the file for the saw; says what was left out and why. */
export const useCuttingFile = (): ((pallets: readonly Pick<Pallet, 'id'>[]) => Promise<void>) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const toast = useToast();
  const notifySkipped = useNotifySkipped();
  const refuse = useProblemToast();
  const [ask] = useExportCuttingFileMutation();
  return useCallback(
    async (pallets) => {
      try {
        const { name, content, positions, skipped } = await ask({
          body: { pallets: pallets.map((pallet) => pallet.id), language },
        }).unwrap();
        saveFile(name, new Blob([content], { type: 'text/csv;charset=utf-8' }));
        saveFile(positions.name, new Blob([positions.content], { type: 'text/csv;charset=utf-8' }));
        toast({ message: t('print.downloaded', { name }) });
        notifySkipped(skipped);
      } catch (error) {
        refuse(error as Problem, t('print.failed'));
      }
    },
    [t, language, toast, notifySkipped, refuse, ask],
  );
};
