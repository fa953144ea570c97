import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import type { Problem } from '@mullion/contracts';
import { Note, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface UnsavedNoteProps {
  /** Why what was done could not be sent; null when everything can. */
  readonly failure: Problem | null;
  readonly onRetry: () => void;
  /** How much the server has failed over each time, and how it is sent once more; absent where nothing is set aside. */
  readonly aside?: number;
  readonly onAside?: () => void;
}

/** What an editor says when the server cannot be reached. The editor stays as it is, with everything in it. */
export const UnsavedNote = ({ failure, onRetry, aside = 0, onAside }: UnsavedNoteProps) => {
  const { t } = useTranslation(['editor', 'common']);
  const textOf = useProblemText();
  const again = (onClick: (() => void) | undefined) => (
    <Button icon={<Refresh />} text={t('common:action.retry')} onClick={onClick} />
  );
  return (
    <>
      {failure && (
        <Note tone="warn" title={t('editor:unsaved')} actions={again(onRetry)}>
          {t('editor:unsavedText')} {textOf(failure)}
        </Note>
      )}
      {aside > 0 && (
        <Note tone="bad" title={t('editor:aside', { count: aside })} actions={again(onAside)}>
          {t('editor:asideText')}
        </Note>
      )}
    </>
  );
};
