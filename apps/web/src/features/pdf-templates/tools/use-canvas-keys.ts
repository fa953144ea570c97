import { useTranslation } from 'react-i18next';
import { usePageHotkeys } from '../../../kits/hotkeys/use-page-hotkeys';
import { copyParts, moveParts, removeParts } from '../commands/arrange-parts';
import type { Designer } from '../state/use-designer';
import { uuid } from '../../../kits/http/uuid';

/** Guide, 35: arrows move by a millimetre, with Alt by a tenth. */
const STEPS_MM = [1, 0.1] as const;
const DIRECTIONS = [
  ['left', -1, 0],
  ['right', 1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
] as const;

/** What buttons and keys do to what is chosen. */
export const useChosenActs = ({ editor, chosen, choose }: Designer) => ({
  remove: () => {
    editor.commit('remove', { parts: removeParts(editor.now().parts, chosen) });
    choose([]);
  },
  copy: () => {
    const { parts, keys } = copyParts(editor.now().parts, chosen, uuid);
    editor.commit('copy', { parts });
    choose(keys);
  },
});

/** The keys of the designer, as the handler of its board. */
export const useCanvasKeys = (designer: Designer, save: () => void) => {
  const { t } = useTranslation(['pdfTemplates', 'editor']);
  const { editor, chosen, choose } = designer;
  const acts = useChosenActs(designer);
  const nudge = (x: number, y: number): void =>
    editor.commit('move', { parts: moveParts(editor.now().parts, chosen, x, y) });
  return usePageHotkeys(t('pdfTemplates:keys.group'), [
    { combo: 'mod+z', label: t('editor:keys.undo'), act: editor.undo, everywhere: true },
    { combo: 'mod+shift+z', label: t('editor:keys.redo'), act: editor.redo, everywhere: true },
    { combo: 'mod+y', label: t('editor:keys.redo'), act: editor.redo, everywhere: true },
    { combo: 'mod+s', label: t('pdfTemplates:keys.save'), act: save, everywhere: true },
    { combo: 'mod+d', label: t('pdfTemplates:duplicate'), act: acts.copy, everywhere: true },
    { combo: 'mod+a', label: t('pdfTemplates:keys.all'), act: () => choose([...editor.now().parts.keys()]) },
    { combo: 'escape', label: t('pdfTemplates:keys.none'), act: () => choose([]) },
    { combo: 'delete', label: t('pdfTemplates:remove'), act: acts.remove },
    { combo: 'backspace', label: t('pdfTemplates:remove'), act: acts.remove },
    ...STEPS_MM.flatMap((mm) =>
      DIRECTIONS.map(([name, x, y]) => ({
        combo: mm === 1 ? name : `alt+${name}`,
        label: t('editor:keys.step', { direction: t(`editor:keys.${name}`), mm }),
        act: () => nudge(x * mm, y * mm),
      })),
    ),
  ]);
};
