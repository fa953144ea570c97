import type { PalletDetail } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../kits/api/store';
import type { PlanningAct } from '../commands/acts';
import { newAct } from '../commands/server-act';
import type { ChosenAction } from '../pallets/chosen-menu';
import type { OpenDialog } from './planning-dialogs';
import { editRefusal, isFree } from '../pallets/chosen-pallets';
import { planningActions } from '../document/planning-slice';

interface ChosenActsInput {
  readonly chosen: readonly PalletDetail[];
  readonly open: (dialog: NonNullable<OpenDialog>) => void;
  readonly putOnTruck: (truckId: number, ids: readonly number[]) => Promise<void>;
  readonly act: (act: PlanningAct) => void;
}

/** Does what is asked for several pallets at once, or says which of them do not allow it. */
export const useChosenActs = ({ chosen, open, putOnTruck, act }: ChosenActsInput) => {
  const { t } = useTranslation('planning');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const idsOf = (pallets: readonly PalletDetail[]) => pallets.map((pallet) => pallet.id);
  const numbersOf = (pallets: readonly PalletDetail[]) => pallets.map((pallet) => pallet.shown_number).join(', ');
  const refuse = (message: string) => toast({ tone: 'warn', message, key: 'chosen-pallets' });

  const setPinned = (pinned: boolean): void => {
    const palletIds = idsOf(chosen.filter((pallet) => (pinned ? isFree(pallet) && !pallet.pinned : pallet.pinned)));
    act({ ...newAct(), kind: 'pin', palletIds, productIds: [], pinned });
    toast({ message: t(pinned ? 'chosen.pinned' : 'chosen.unpinned', { count: palletIds.length }) });
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
        return setPinned(true);
      case 'unpin':
        return setPinned(false);
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
