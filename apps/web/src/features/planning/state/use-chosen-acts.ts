import type { PalletWhole, Problem } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../app/store';
import { usePinPalletsMutation } from '../api/planning-api';
import type { ChosenAction } from '../components/chosen-menu';
import type { OpenDialog } from '../components/planning-dialogs';
import { editRefusal, isFree } from '../rules/chosen-pallets';
import { planningActions } from './planning-slice';

interface ChosenActsInput {
  readonly chosen: readonly PalletWhole[];
  readonly open: (dialog: NonNullable<OpenDialog>) => void;
  readonly putOnTruck: (truckId: number, ids: readonly number[]) => Promise<void>;
}

/** Does what is asked for several pallets at once, or says which of them do not allow it. */
export const useChosenActs = ({ chosen, open, putOnTruck }: ChosenActsInput) => {
  const { t } = useTranslation(['planning', 'runs']);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const problemToast = useProblemToast();
  const [pin] = usePinPalletsMutation();
  const idsOf = (pallets: readonly PalletWhole[]) => pallets.map((pallet) => pallet.id);
  const numbersOf = (pallets: readonly PalletWhole[]) => pallets.map((pallet) => pallet.shown_number).join(', ');
  const refuse = (message: string) => toast({ tone: 'warn', message, key: 'chosen-pallets' });

  const setPinned = async (pinned: boolean): Promise<void> => {
    const pallets = idsOf(chosen.filter((pallet) => (pinned ? isFree(pallet) && !pallet.pinned : pallet.pinned)));
    try {
      await pin({ body: { pallets, pinned } }).unwrap();
      toast({ message: t(pinned ? 'chosen.pinned' : 'chosen.unpinned', { count: pallets.length }) });
    } catch (error) {
      problemToast(error as Problem, t('runs:pin.failed'));
    }
  };
  return (action: ChosenAction): void => {
    switch (action.kind) {
      case 'settings': {
        const refusal = editRefusal(chosen);
        if (refusal) return refuse(t(`chosen.${refusal.why}`, { pallets: numbersOf(refusal.pallets) }));
        return open({ kind: 'settings', palletIds: idsOf(chosen) });
      }
      case 'swap': {
        const locked = chosen.filter((pallet) => !isFree(pallet));
        if (locked.length > 0) return refuse(t('swap.chooseFree', { pallets: numbersOf(locked) }));
        return open({ kind: 'swap', palletIds: idsOf(chosen) });
      }
      case 'pin':
        return void setPinned(true);
      case 'unpin':
        return void setPinned(false);
      case 'truck':
        return open({ kind: 'truck', palletIds: idsOf(chosen.filter((pallet) => pallet.truck_id === null)) });
      case 'onto':
        return void putOnTruck(action.truckId, idsOf(chosen.filter((pallet) => pallet.truck_id === null)));
      case 'off-truck':
        return open({ kind: 'off-truck', palletIds: idsOf(chosen.filter((pallet) => pallet.truck_id !== null)) });
      case 'delete':
        return open({ kind: 'delete', palletIds: idsOf(chosen.filter((pallet) => pallet.can.remove)) });
      case 'clear':
        dispatch(planningActions.palletsSelected([]));
    }
  };
};
