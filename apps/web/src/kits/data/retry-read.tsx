import { Button } from '@blueprintjs/core';
import { Error as ErrorIcon } from '@blueprintjs/icons';
import type { Problem } from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';

interface RetryReadProps {
  readonly problem: Problem;
  /** What could not be read, in one sentence. */
  readonly failed?: string | undefined;
  readonly onRetry: () => void;
}

/** A failed read where there is no room for a note: why is in the tooltip. */
export const RetryRead = ({ problem, failed, onRetry }: RetryReadProps) => {
  const { t } = useTranslation('common');
  const textOf = useProblemText();
  return (
    <Button
      icon={<ErrorIcon className="bad" />}
      text={t('action.retry')}
      title={[failed, textOf(problem)].filter(Boolean).join(' ')}
      onClick={onRetry}
    />
  );
};
