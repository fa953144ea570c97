import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { stopsSaving } from '../rules/findings';
import type { Designer } from '../state/use-designer';
import { useFindingText } from './use-finding-text';

/** Everything that is wrong, each a way to where it is. */
export const FindingsNote = ({ designer }: { readonly designer: Designer }) => {
  const { t } = useTranslation('pdfTemplates');
  const { short } = useFindingText();
  const { findings, document, choose } = designer;
  if (findings.length === 0) return null;
  const stops = findings.some(stopsSaving);
  const count = t('findings', { count: findings.length });
  return (
    <Note tone={stops ? 'bad' : 'warn'} title={stops ? `${t('notSavedBecause')}: ${count}` : count}>
      <span className="pt-findings">
        {findings.map((finding, index) => (
          <button
            key={`${finding.key} ${finding.code} ${'axis' in finding ? finding.axis : 'side' in finding ? finding.side : ''}`}
            type="button"
            onClick={() => choose(finding.key === '' ? [] : [finding.key])}
          >
            {short(finding, document.parts)}
            {index < findings.length - 1 ? ',' : ''}
          </button>
        ))}
      </span>
    </Note>
  );
};
