import { useTranslation } from 'react-i18next';
import { usePageHotkeys } from '../../../kits/hotkeys/use-page-hotkeys';

/** Guide, "Motion, density, focus": arrows nudge by 10 mm, with Alt by 1. */
const STEPS_MM = [10, 1] as const;
const DIRECTIONS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

interface FloorKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly putBack: () => void;
  readonly turn: () => void;
  readonly moveTo: () => void;
  readonly remove: () => void;
  readonly nudge: (xMm: number, yMm: number) => void;
}

/** The keys of the floor, as the handler of its board. */
export const useFloorKeys = ({ undo, redo, putBack, turn, moveTo, remove, nudge }: FloorKeys) => {
  const { t } = useTranslation(['editor', 'trucks']);
  return usePageHotkeys(t('trucks:floor.title'), [
    { combo: 'mod+z', label: t('editor:keys.undo'), act: undo, everywhere: true },
    { combo: 'mod+shift+z', label: t('editor:keys.redo'), act: redo, everywhere: true },
    { combo: 'mod+y', label: t('editor:keys.redo'), act: redo, everywhere: true },
    { combo: 'escape', label: t('editor:keys.putBack'), act: putBack, everywhere: true },
    { combo: 't', label: t('editor:keys.turn'), act: turn },
    { combo: 'm', label: t('editor:keys.moveTo'), act: moveTo },
    { combo: 'delete', label: t('editor:keys.remove'), act: remove },
    ...STEPS_MM.flatMap((mm) =>
      DIRECTIONS.map(([name, x, y]) => ({
        combo: mm === 1 ? `alt+${name}` : name,
        label: t('editor:keys.step', { direction: t(`editor:keys.${name}`), mm }),
        act: () => nudge(x * mm, y * mm),
      })),
    ),
  ]);
};
