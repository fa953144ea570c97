import { useCallback } from 'react';
import type { Problem } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { openWaitingTab } from './waiting-tab';

interface MadeFile {
  /** Signed for the session that asked for it, so a tab without the bearer token may open it. */
  readonly link: string;
}
export type OpenFile = <File extends MadeFile>(ask: () => Promise<File>, failed: string) => Promise<File | null>;

/**
 * Opens a file that the server makes, in a tab that opens at once and waits; where no tab may open, a toast offers the
 * file. Call it synchronously in the click. Null when the file was refused; the toast then says `failed` and why.
 */
export const useOpenFile = (): OpenFile => {
  const { t } = useTranslation('common');
  const toast = useToast();
  const refuse = useProblemToast();
  return useCallback(
    async (ask, failed) => {
      const tab = openWaitingTab(t('file.making'));
      try {
        const file = await ask();
        const open = () => void window.open(file.link, '_blank', 'noopener');
        if (tab.isOpen) tab.go(file.link);
        else toast({ message: t('file.ready'), action: { text: t('action.open'), onClick: open } });
        return file;
      } catch (error) {
        tab.close();
        refuse(error as Problem, failed);
        return null;
      }
    },
    [t, toast, refuse],
  );
};
