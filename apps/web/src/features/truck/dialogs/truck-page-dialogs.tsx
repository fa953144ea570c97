import { truckStatus, type Truck } from '@mullion/contracts';
import { ConfirmDialog, useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { statusMove } from '../../../entities/truck/departure';
import { LeftDialog } from '../../../entities/truck/message-dialog';
import { TruckStatusDialog } from '../../../entities/truck/status-dialog';
import { TruckDialog } from '../../../entities/truck/truck-dialog';
import { useRemoveTruckPalletMutation } from '../../../entities/truck/trucks-api';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { isFixed } from '../commands/place-pallet';
import type { FloorEditor } from '../state/use-floor';
import { AddPalletsDialog } from './add-pallets-dialog';
import { MoveToDialog } from './move-to-dialog';

export type TruckPageDialog =
  | { readonly kind: 'facts' | 'add' | 'depart' | 'left' }
  | { readonly kind: 'status'; readonly target: number; readonly truck: Truck }
  | { readonly kind: 'move' | 'remove'; readonly palletId: number };

interface TruckPageDialogsProps {
  readonly dialog: TruckPageDialog;
  readonly truck: Truck;
  readonly editor: FloorEditor;
  readonly onCommit: (next: FloorDraft) => void;
  readonly onOpen: (dialog: TruckPageDialog) => void;
  readonly onClose: () => void;
}

/** The one dialog that is open on the truck page. */
export const TruckPageDialogs = ({ dialog, truck, editor, onCommit, onOpen, onClose }: TruckPageDialogsProps) => {
  const { t } = useTranslation('trucks');
  const toast = useToast();
  const refuse = useProblemToast();
  const [removePallet] = useRemoveTruckPalletMutation();
  const nameOf = (id: number) => truck.pallets.find((load) => load.pallet_id === id)?.shown_number ?? `#${id}`;
  switch (dialog.kind) {
    case 'facts':
      return (
        <TruckDialog
          truck={truck}
          withSizes
          onStatus={(target, now) => onOpen({ kind: 'status', target, truck: now })}
          onEdited={editor.edited}
          onClose={onClose}
        />
      );
    case 'add':
      return <AddPalletsDialog truck={truck} editor={editor} onClose={onClose} />;
    case 'move':
      return (
        <MoveToDialog
          draft={editor.draft}
          palletId={dialog.palletId}
          name={nameOf(dialog.palletId)}
          onCommit={onCommit}
          onClose={onClose}
        />
      );
    case 'remove': {
      const name = nameOf(dialog.palletId);
      const loaded = isFixed(editor.draft, dialog.palletId);
      const takeOff = () =>
        editor.rearrange(async () => {
          const answer = await removePallet({
            params: { id: truck.id, pallet_id: dialog.palletId },
            query: { despite_loaded: `${loaded}` },
          });
          const problem = asProblem(answer.error);
          if (problem) refuse(problem, t('refused.remove'));
          else toast({ message: t('done.removed', { pallet: name }) });
          return answer.data ?? null;
        });
      return (
        <ConfirmDialog
          open
          destructive
          title={t('pallets.removeTitle', { pallet: name, truck: truck.description })}
          action={t('pallets.remove')}
          onConfirm={takeOff}
          onClose={onClose}
        >
          {loaded && <p>{t('pallets.removeLoaded')}</p>}
          <p>{t('pallets.removeText')}</p>
        </ConfirmDialog>
      );
    }
    case 'depart':
      return <DepartDialog truck={truck} target={truckStatus.dispatched} onOpen={onOpen} onClose={onClose} />;
    case 'status':
      return <DepartDialog truck={dialog.truck} target={dialog.target} onOpen={onOpen} onClose={onClose} />;
    case 'left':
      return <LeftDialog truck={truck} onClose={onClose} />;
  }
};

type DepartDialogProps = Pick<TruckPageDialogsProps, 'truck' | 'onOpen' | 'onClose'> & { readonly target: number };

/** The status dialog; after a departure the alert that the truck has left takes its place. */
const DepartDialog = ({ truck, target, onOpen, onClose }: DepartDialogProps) => {
  const isDeparture = statusMove(truck.status, target) === 'departure';
  return (
    <TruckStatusDialog
      truck={truck}
      target={target}
      onDone={isDeparture ? () => setTimeout(() => onOpen({ kind: 'left' })) : undefined}
      onClose={onClose}
    />
  );
};
