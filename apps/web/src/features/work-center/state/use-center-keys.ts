import { useTranslation } from 'react-i18next';
import { usePageHotkeys } from '../../../kits/hotkeys/use-page-hotkeys';

interface CenterKeys {
  readonly comment: () => void;
  readonly sendBack: () => void;
  readonly complete: () => void;
  readonly previous: () => void;
  readonly next: () => void;
}

/** The keys of a work center in the office. */
export const useCenterKeys = ({ comment, sendBack, complete, previous, next }: CenterKeys): void => {
  const { t } = useTranslation('workCenter');
  usePageHotkeys(t('crumb'), [
    { combo: 'c', label: t('comment'), act: comment, everywhere: true },
    { combo: 'g', label: t('return'), act: sendBack, everywhere: true },
    { combo: 'mod+enter', label: t('keys.complete'), act: complete, everywhere: true },
    { combo: '[', label: t('previous'), act: previous, everywhere: true },
    { combo: ']', label: t('next'), act: next, everywhere: true },
  ]);
};
