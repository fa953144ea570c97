import type { Problem } from '@mullion/contracts';
import { ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { OutsideFrame } from '../../../kits/outside/outside-frame';

interface EvidenceFailedProps {
  readonly problem: Problem;
  readonly onRetry: () => void;
}

/** What whoever opened a link to evidence, or the code of its sheet, sees when it cannot be read. */
export const EvidenceFailed = ({ problem, onRetry }: EvidenceFailedProps) => {
  const { t } = useTranslation(['evidence', 'errors']);
  return (
    <OutsideFrame title={t('title')} company={null}>
      <ProblemNote problem={problem} title={t('failed')} onRetry={onRetry} />
    </OutsideFrame>
  );
};
