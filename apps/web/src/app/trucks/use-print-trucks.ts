import { useCallback } from 'react';
import type { Problem, Truck } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language';
import { openWaitingTab } from '../packing/waiting-tab';
import { usePrintTrucksMutation } from './trucks-api';

/** Asks for the trucks' PDF in a tab that opens at once and waits. */
export const usePrintTrucks = (): ((trucks: readonly Pick<Truck, 'id'>[]) => Promise<void>) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const toast = useToast();
  const refuse = useProblemToast();
  const [print] = usePrintTrucksMutation();
  return useCallback(
    async (trucks) => {
      const tab = openWaitingTab(t('print.making'));
      try {
        const { link } = await print({ body: { trucks: trucks.map((truck) => truck.id), language } }).unwrap();
        if (tab.isOpen) return tab.go(link);
        toast({ message: t('print.ready'), action: { text: t('print.open'), onClick: () => window.open(link, '_blank', 'noopener') } });
      } catch (error) {
        tab.close();
        refuse(error as Problem, t('print.failed'));
      }
    },
    [t, language, toast, refuse, print],
  );
};
