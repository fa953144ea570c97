import type { Problem } from '@mullion/contracts';
import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Note } from './note';
import { problemText } from './problem';

interface ProblemNoteProps {
  readonly problem: Problem;
  /** What could not be done, in one sentence. */
  readonly title?: string;
  readonly onRetry?: () => void;
}

/** A refusal in the person's language, with the request number where nobody can act on the sentence alone. */
export const ProblemNote = ({ problem, title, onRetry }: ProblemNoteProps) => {
  const { t: common } = useTranslation('common');
  const text = useProblemText();
  return (
    <Note
      tone={problem.status === 409 ? 'warn' : 'bad'}
      title={title}
      actions={onRetry && <Button icon={<Refresh />} text={common('action.retry')} onClick={onRetry} />}
    >
      {text(problem)}
      {problem.status >= 500 && problem.request_id && (
        <span className="muted"> {common('problem.requestId', { id: problem.request_id })}</span>
      )}
    </Note>
  );
};

/** Turns a refusal into a sentence, for toasts and fields. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t, i18n } = useTranslation('errors');
  return (problem) => problemText(i18n, t, problem);
};
