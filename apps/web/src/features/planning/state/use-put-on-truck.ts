import { useCallback } from 'react';
import type { PalletId, Problem, Truck } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAddTruckPalletsMutation } from '../../../app/trucks/trucks-api';

/** Puts pallets onto a truck that is there; says how many it took and names those it refused, gives the truck as it is then. */
export const usePutOnTruck = (
  onChanged: (trucks: readonly Truck[]) => void,
): ((truckId: number, ids: readonly number[]) => Promise<void>) => {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [putOnto] = useAddTruckPalletsMutation();
  return useCallback(
    async (truckId, ids) => {
      try {
        const { truck, refused } = await putOnto({ params: { id: truckId }, body: { pallets: [...ids] as PalletId[] } }).unwrap();
        onChanged([truck]);
        const taken = ids.length - refused.length;
        if (taken > 0) toast({ message: t('trucks.added', { count: taken, truck: truck.description }) });
        if (refused.length > 0)
          toast({ tone: 'warn', message: t('trucks.refused', { pallets: refused.map((pallet) => pallet.shown_number).join(', ') }) });
      } catch (error) {
        problemToast(error as Problem, t('trucks.addFailed'));
      }
    },
    [putOnto, onChanged, toast, problemToast, t],
  );
};
