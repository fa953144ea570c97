import { useState } from 'react';
import { Button, SegmentedControl } from '@blueprintjs/core';
import type { ChangeGroup, ImportResult } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ChangesTable } from '../../../entities/product/changes/changes-table';
import { ChangesTouch } from '../../../entities/product/changes/changes-touch';
import { choose, type ChosenActs, undecidedOf } from '../../../entities/product/changes/decide-changes';
import { changesOf, isListCut } from '../rules/changes-of-file';

interface ImportChangesProps {
  readonly result: ImportResult;
  readonly chosen: ChosenActs;
  readonly onChoose: (acts: ChosenActs) => void;
}

/** More than fit on a screen can be looked at by group. */
const MANY = 12;

/** The products of known orders that a file changes, by what has been done with them, with what becomes of each. */
export const ImportChanges = ({ result, chosen, onChoose }: ImportChangesProps) => {
  const { t } = useTranslation('productChanges');
  const [group, setGroup] = useState<ChangeGroup | 'all'>('all');
  const changes = changesOf(result);
  if (changes.length === 0) return null;
  const of = (wanted: ChangeGroup | 'all') => changes.filter((change) => wanted === 'all' || change.group === wanted);
  const open = undecidedOf(changes, chosen);
  const undecided = open.length;
  const isCut = result.orders.some(isListCut);
  const same = result.orders.reduce((sum, order) => sum + order.same, 0);
  return (
    <section className="wide col g3 changes" aria-label={t('title')}>
      <Note
        tone={undecided > 0 ? 'warn' : 'info'}
        title={undecided > 0 ? t('undecided', { count: undecided }) : t('title')}
      >
        {[t('text'), same > 0 && t('same', { count: same })].filter(Boolean).join(' ')}
      </Note>
      {changes.length > MANY && (
        <SegmentedControl
          inline
          aria-label={t('shown.label')}
          options={(['all', 'decide', 'fixed'] as const).map((value) => ({
            value,
            label: t(`shown.${value}`, { number: of(value).length }),
          }))}
          value={group}
          onValueChange={(value) => setGroup(value as typeof group)}
        />
      )}
      <ChangesTable changes={of(group)} chosen={chosen} onChoose={onChoose} />
      {isCut && <p className="warn">{t('more')}</p>}
      <div className="row between">
        <ChangesTouch changes={changes} chosen={chosen} />
        {undecided > 0 && <Button text={t('keepRest')} onClick={() => onChoose(choose(chosen, open, 'keep'))} />}
      </div>
    </section>
  );
};
