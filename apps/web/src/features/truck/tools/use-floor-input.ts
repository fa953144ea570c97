import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { isFixed } from '../commands/place-pallet';
import { turnPallet } from '../commands/turn-pallet';
import type { useFloor } from '../state/use-floor';
import { useFloorKeys } from './use-floor-keys';
import { useFloorTool } from './use-floor-tool';

interface FloorInput {
  readonly editor: ReturnType<typeof useFloor>;
  /** The chosen pallet. */
  readonly chosen: number | null;
  readonly editable: boolean;
  /** Why nothing on the plan may be changed. */
  readonly refusedBecause: string | null;
  readonly onMoveTo: (palletId: number) => void;
  readonly onRemove: (palletId: number) => void;
}

/** Pointer and keys on the plan: what each does to a pallet; what may not be done is said, with the reason. */
export const useFloorInput = ({ editor, chosen, editable, refusedBecause, onMoveTo, onRemove }: FloorInput) => {
  const { t } = useTranslation('trucks');
  const toast = useToast();
  const { truck, draft } = editor;
  const onRefused = (message: string): void => void toast({ tone: 'warn', message, key: 'floor-refused' });
  const fixedBecause = (palletId: number): string | null =>
    isFixed(draft, palletId)
      ? t('floor.fixed', {
          pallet: truck.pallets.find((load) => load.pallet_id === palletId)?.shown_number ?? `#${palletId}`,
        })
      : null;
  const takenOff = (palletId: number): string =>
    t('floor.takenOff', {
      pallet: truck.pallets.find((load) => load.pallet_id === palletId)?.shown_number ?? `#${palletId}`,
    });
  const tool = useFloorTool({
    draft,
    draftNow: editor.draftNow,
    selectedId: chosen,
    refusedBecause,
    fixedBecause,
    takenOff,
    onRefused,
    onCommit: editor.commit,
  });
  /** What a key does to the chosen pallet, or why not. */
  const withChosen = (act: (palletId: number) => void, why: (palletId: number) => string | null) => (): void => {
    if (chosen === null) return;
    const reason = refusedBecause ?? why(chosen);
    if (reason !== null) onRefused(reason);
    else act(chosen);
  };
  const onKeyDown = useFloorKeys({
    undo: () => editable && editor.undo(),
    redo: () => editable && editor.redo(),
    putBack: tool.putBack,
    turn: withChosen((id) => {
      const now = editor.draftNow();
      editor.commit(now, turnPallet(now, id));
    }, fixedBecause),
    moveTo: withChosen(onMoveTo, fixedBecause),
    remove: withChosen(onRemove, () => null),
    nudge: tool.nudge,
  });
  return { handlers: tool.handlers, onKeyDown };
};
