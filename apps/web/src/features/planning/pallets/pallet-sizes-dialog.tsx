import type { PalletDetail } from '@mullion/contracts';
import { SizesDialog } from '../../../entities/pallet/sizes-dialog';
import { usePlanningAct } from '../../../entities/pallet/use-planning-act';
import { settingsAct, type SettingsAct } from '../commands/acts';

interface PalletSizesDialogProps {
  readonly pallet: PalletDetail;
  readonly onSaved: (act: SettingsAct) => void;
  readonly onClose: () => void;
}

/** Sizes, limits and spacings of one pallet, as an act of planning. */
export const PalletSizesDialog = ({ pallet, onSaved, onClose }: PalletSizesDialogProps) => {
  const { ask } = usePlanningAct();
  return (
    <SizesDialog
      pallet={pallet}
      save={async ({ version, ignoreLength, ...to }) => {
        const { data, error } = await ask({
          kind: 'settings',
          pallets: [{ pallet_id: pallet.id, version, to }],
          ignore_length: ignoreLength,
        });
        if (!data) return { error };
        const act = settingsAct(data.id, [pallet], data.pallets);
        if (act) onSaved(act);
        return { data: data.pallets.at(0) ?? pallet };
      }}
      onClose={onClose}
    />
  );
};
