import { useCallback } from 'react';
import type { PalletId, Problem } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAddTruckPalletsMutation } from '../../../entities/truck/trucks-api';
import type { Moves } from '../document/use-moves';

/** Puts pallets onto a truck that is there; says how many it took and names those it refused. */
export const usePutOnTruck = (
  recordTrucks: Moves['recordTrucks'],
): ((truckId: number, ids: readonly number[]) => Promise<void>) => {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [putOnto] = useAddTruckPalletsMutation();
  return useCallback(
    async (truckId, ids) => {
      const record = recordTrucks();
      try {
        const { truck, refused } = await putOnto({
          params: { id: truckId },
          body: { pallets: [...ids] as PalletId[] },
        }).unwrap();
        record([truck]);
        const taken = ids.length - refused.length;
        if (taken > 0) toast({ message: t('trucks.added', { count: taken, truck: truck.description }) });
        if (refused.length > 0)
          toast({
            tone: 'warn',
            message: t('trucks.refused', { pallets: refused.map((pallet) => pallet.shown_number).join(', ') }),
          });
      } catch (error) {
        problemToast(error as Problem, t('trucks.addFailed'));
      }
    },
    [putOnto, recordTrucks, toast, problemToast, t],
  );
};
