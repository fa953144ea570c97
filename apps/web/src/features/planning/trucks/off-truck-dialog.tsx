import { palletStatus, type PalletDetail, type Problem, type Truck } from '@mullion/contracts';
import { ConfirmDialog, Note, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useRemoveTruckPalletMutation } from '../../../entities/truck/trucks-api';
import type { Moves } from '../document/use-moves';

interface OffTruckDialogProps {
  readonly pallets: readonly PalletDetail[];
  readonly recordTrucks: Moves['recordTrucks'];
  readonly onClose: () => void;
}

/** Asks before pallets leave their trucks, and names those that are loaded already. */
export const OffTruckDialog = ({ pallets, recordTrucks, onClose }: OffTruckDialogProps) => {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const problemToast = useProblemToast();
  const [remove] = useRemoveTruckPalletMutation();
  const numbersOf = (list: readonly PalletDetail[]) => list.map((pallet) => pallet.shown_number).join(', ');
  const loaded = pallets.filter((pallet) => pallet.status >= palletStatus.loaded);
  const confirm = async (): Promise<void> => {
    const record = recordTrucks();
    let taken = 0;
    const trucks = new Map<number, Truck>();
    for (const { id, truck_id, status } of pallets) {
      if (truck_id === null) continue;
      try {
        const isLoaded = status >= palletStatus.loaded;
        const truck = await remove({
          params: { id: truck_id, pallet_id: id },
          query: { despite_loaded: `${isLoaded}` },
        }).unwrap();
        trucks.set(truck.id, truck);
        taken += 1;
      } catch (error) {
        problemToast(error as Problem, t('chosen.offFailed'));
      }
    }
    record([...trucks.values()]);
    if (taken > 0) toast({ message: t('chosen.takenOff', { count: taken }) });
  };
  return (
    <ConfirmDialog
      open
      title={t('chosen.offTitle', { count: pallets.length, pallets: numbersOf(pallets) })}
      action={t('chosen.offTruck')}
      destructive={loaded.length > 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t('chosen.offText')}</p>
      {loaded.length > 0 && <Note tone="warn">{t('chosen.offLoaded', { pallets: numbersOf(loaded) })}</Note>}
    </ConfirmDialog>
  );
};
