import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { TruckDiff } from '../rules/truck-diff';

/** What somebody else changed while our change was refused. */
export const ConflictNote = ({ diff, onClose }: { diff: TruckDiff; onClose: () => void }) => {
  const { t } = useTranslation('trucks');
  const parts = [
    diff.added.length > 0 && t('page.conflictAdded', { pallets: diff.added.join(', ') }),
    diff.removed.length > 0 && t('page.conflictRemoved', { pallets: diff.removed.join(', ') }),
    diff.moved.length > 0 && t('page.conflictMoved', { pallets: diff.moved.join(', ') }),
    diff.facts.length > 0 && t('page.conflictFacts', { facts: diff.facts.map((fact) => t(`page.fact.${fact}`)).join(', ') }),
  ].filter((part) => part !== false);
  return (
    <Note
      tone="warn"
      title={t('page.conflictTitle')}
      actions={<Button className="x" variant="minimal" icon={<Cross />} aria-label={t('page.dismiss')} onClick={onClose} />}
    >
      {parts.length > 0 ? parts.join(' ') : t('page.conflictSame')} {t('page.conflictText')}
    </Note>
  );
};
