import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import type { Problem } from '@mullion/contracts';
import { Note, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface UnsavedNoteProps {
  /** Why what was done could not be sent; null when everything can. */
  readonly failure: Problem | null;
  /** Why the newest state could not be read while an older one is shown. */
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
  readonly onRead: () => void;
}

/** What an editor says when the server cannot be reached. The editor stays as it is, with everything in it. */
export const UnsavedNote = ({ failure, problem, onRetry, onRead }: UnsavedNoteProps) => {
  const { t } = useTranslation(['editor', 'common']);
  const textOf = useProblemText();
  const why = failure ?? problem;
  if (!why) return null;
  return (
    <Note
      tone="warn"
      title={t(failure ? 'editor:unsaved' : 'editor:notRead')}
      actions={<Button icon={<Refresh />} text={t('common:action.retry')} onClick={failure ? onRetry : onRead} />}
    >
      {failure && t('editor:unsavedText')} {textOf(why)}
    </Note>
  );
};
