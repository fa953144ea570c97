import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import type { Problem } from '@mullion/contracts';
import { formatMoment } from '@mullion/i18n';
import { Note, useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface OutdatedNoteProps {
  readonly problem: Problem;
  /** When the data that are shown were read. */
  readonly readAt: number | undefined;
  readonly onRetry: () => void;
}

const clock = (moment: number): string => formatMoment(new Date(moment)).slice(-5);

/** Above data that could not be read again: they stay, and it is said how old they are. */
export const OutdatedNote = ({ problem, readAt, onRetry }: OutdatedNoteProps) => {
  const { t } = useTranslation('common');
  const textOf = useProblemText();
  return (
    <Note
      tone="warn"
      title={readAt === undefined ? t('read.outdated') : t('read.outdatedSince', { time: clock(readAt) })}
      actions={<Button icon={<Refresh />} text={t('action.retry')} onClick={onRetry} />}
    >
      {textOf(problem)}
    </Note>
  );
};
