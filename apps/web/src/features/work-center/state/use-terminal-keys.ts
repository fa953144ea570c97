import { useTranslation } from 'react-i18next';
import { usePageHotkeys } from '../../../kits/hotkeys/use-page-hotkeys';

/** Letters of the terminal, and `?`, which lists them. */
export const TERMINAL_LETTERS = 'pgz?';

interface TerminalKeys {
  readonly done: () => void;
  readonly problem: () => void;
  readonly sendBack: () => void;
  readonly undo: () => void;
}

/** The keys of a terminal. Its scanner reads first: a key gets here only when it is no part of a code. */
export const useTerminalKeys = ({ done, problem, sendBack, undo }: TerminalKeys): void => {
  const { t } = useTranslation('workCenter');
  usePageHotkeys(t('terminal'), [
    // a button that has the focus takes its Enter itself
    { combo: 'enter', label: t('keys.done'), act: done, everywhere: true, unless: 'button, a, [role=button]' },
    { combo: 'p', label: t('unit.problem'), act: problem, everywhere: true },
    { combo: 'g', label: t('unit.back'), act: sendBack, everywhere: true },
    { combo: 'z', label: t('keys.undo'), act: undo, everywhere: true },
  ]);
};
