import { useCallback } from 'react';
import type { Truck } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useOpenFile } from '../../kits/attachments/use-open-file';
import { useLanguage } from '../../kits/address/language';
import { usePrintTrucksMutation } from './trucks-api';

/** Asks for the trucks' PDF and opens it. */
export const usePrintTrucks = (): ((trucks: readonly Pick<Truck, 'id'>[]) => Promise<void>) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const openFile = useOpenFile();
  const [print] = usePrintTrucksMutation();
  return useCallback(
    async (trucks) => {
      await openFile(
        () => print({ body: { trucks: trucks.map((truck) => truck.id), language } }).unwrap(),
        t('print.failed'),
      );
    },
    [t, language, openFile, print],
  );
};
