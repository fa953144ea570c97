import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import type { Problem } from '@mullion/contracts';
import { Note, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface UnsavedNoteProps {
  /** Why what was done could not be sent; null when everything can. */
  readonly failure: Problem | null;
  readonly onRetry: () => void;
}

/** What an editor says when the server cannot be reached. The editor stays as it is, with everything in it. */
export const UnsavedNote = ({ failure, onRetry }: UnsavedNoteProps) => {
  const { t } = useTranslation(['editor', 'common']);
  const textOf = useProblemText();
  if (!failure) return null;
  return (
    <Note tone="warn" title={t('editor:unsaved')} actions={<Button icon={<Refresh />} text={t('common:action.retry')} onClick={onRetry} />}>
      {t('editor:unsavedText')} {textOf(failure)}
    </Note>
  );
};
