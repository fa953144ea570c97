import { useTranslation } from 'react-i18next';
import { usePageHotkeys } from '../../../kits/hotkeys/use-page-hotkeys';

interface PlanningKeys {
  readonly undo: () => void;
  readonly redo: () => void;
  /** The chosen product goes elsewhere. */
  readonly moveTo: () => void;
  /** The chosen product's picture. */
  readonly image: () => void;
  readonly deselect: () => void;
}

/** The keys of the planning page, as the handler of its board. */
export const usePlanningKeys = ({ undo, redo, moveTo, image, deselect }: PlanningKeys) => {
  const { t } = useTranslation(['editor', 'planning']);
  return usePageHotkeys(t('planning:title'), [
    { combo: 'mod+z', label: t('editor:keys.undo'), act: undo, everywhere: true },
    { combo: 'mod+shift+z', label: t('editor:keys.redo'), act: redo, everywhere: true },
    { combo: 'mod+y', label: t('editor:keys.redo'), act: redo, everywhere: true },
    { combo: 'escape', label: t('editor:keys.deselect'), act: deselect, everywhere: true },
    { combo: 'm', label: t('editor:keys.moveTo'), act: moveTo },
    { combo: 'p', label: t('editor:keys.image'), act: image },
  ]);
};
