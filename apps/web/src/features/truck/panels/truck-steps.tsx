import { truckStatus, type Truck, type Way } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { ProgressLine } from '../../../entities/way/progress-line';
import type { TruckPageDialog } from '../dialogs/truck-page-dialogs';

interface TruckStepsProps {
  readonly truck: Truck;
  readonly way: Way;
  /** A better arrangement waits to be taken. */
  readonly quiet: boolean;
  readonly onOpen: (dialog: TruckPageDialog) => void;
}

/** How far the truck is, and its next step. */
export const TruckSteps = ({ truck, way, quiet, onOpen }: TruckStepsProps) => {
  const { t } = useTranslation(['common', 'trucks']);
  const go = useGo();
  const { palletId } = way;
  const pallet = truck.pallets.find((load) => load.pallet_id === palletId)?.shown_number ?? '';
  return (
    <ProgressLine
      way={way}
      quiet={quiet}
      acts={{
        fill: { disabled: !truck.can.edit, onClick: () => onOpen({ kind: 'add' }) },
        confirm: {
          disabled: !truck.can.edit,
          onClick: () => onOpen({ kind: 'status', target: truckStatus.planned, truck }),
        },
        ...(palletId !== null && {
          prepare: { text: t('common:way.prepareOf', { pallet }), onClick: () => go(paths.pallet(palletId)) },
          scan: { text: t('common:way.scanOf', { pallet }), onClick: () => go(paths.scanner()) },
        }),
        load: { text: t('trucks:page.load'), onClick: () => go(paths.truckScanner(truck.id)) },
        depart: {
          text: t('trucks:page.depart'),
          disabled: !truck.can.depart,
          onClick: () => onOpen({ kind: 'depart' }),
        },
      }}
    />
  );
};
