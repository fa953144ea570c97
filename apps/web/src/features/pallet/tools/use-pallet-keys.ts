import type { LoadView } from '@mullion/load-viewer';
import { useTranslation } from 'react-i18next';
import { usePageHotkeys, type PageHotkey } from '../../../kits/hotkeys/use-page-hotkeys';
import { useAppDispatch } from '../../../kits/api/store';
import { panelVerbs, verbKeys } from '../commands/registry';
import { VERB_TEXTS } from '../panels/verb-texts';
import { editorActions } from '../state/editor-slice';
import type { Editor } from '../state/use-editor';

/** Guide, "Motion, density, focus": arrows nudge by 10 mm, with Alt by 1. */
const STEPS_MM = [10, 1] as const;
const DIRECTIONS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;
const VIEWS = [
  ['1', 'front'],
  ['2', 'right'],
  ['3', 'top'],
] as const;
/** Where arrows turn the 3D view or walk a choice. */
const OWN_ARROWS = '.pv-stage, [role=radiogroup]';

interface Wiring {
  readonly onMove: () => void;
  readonly onView: (view: LoadView) => void;
}

/** The keys of the pallet editor, as the handler of its board. */
export const usePalletKeys = (editor: Editor, { onMove, onView }: Wiring) => {
  const { t } = useTranslation(['pallet', 'editor']);
  const dispatch = useAppDispatch();
  const cancel = (): void => {
    if (editor.interaction.kind === 'picking') dispatch(editorActions.interactionEnded());
    else dispatch(editorActions.selected(null));
  };
  const keys: PageHotkey[] = [
    { combo: 'mod+z', label: t('editor:keys.undo'), act: editor.undo, everywhere: true },
    { combo: 'mod+shift+z', label: t('editor:keys.redo'), act: editor.redo, everywhere: true },
    { combo: 'mod+y', label: t('editor:keys.redo'), act: editor.redo, everywhere: true },
    { combo: 'escape', label: t('editor:keys.deselect'), act: cancel, everywhere: true },
    ...panelVerbs.map((verb) => ({
      combo: verbKeys[verb].toLowerCase(),
      label: t(`pallet:${VERB_TEXTS[verb]}`),
      act: () => editor.start(verb),
    })),
    { combo: 'm', label: t('pallet:verbs.move'), act: onMove },
    ...VIEWS.map(([combo, view]) => ({
      combo,
      label: `${t('pallet:viewer.views')}: ${t(`pallet:viewer.${view}`)}`,
      act: () => onView(view),
    })),
    ...STEPS_MM.flatMap((mm) =>
      DIRECTIONS.map(([name, x, y]) => ({
        combo: mm === 1 ? `alt+${name}` : name,
        label: t('editor:keys.step', { direction: t(`editor:keys.${name}`), mm }),
        act: () => editor.nudge(x * mm, y * mm),
        unless: OWN_ARROWS,
      })),
    ),
  ];
  return usePageHotkeys(t('pallet:page.pallet'), keys);
};
