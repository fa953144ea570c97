import { Button } from '@blueprintjs/core';
import type { ImportResult } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ChangesTable } from '../../../entities/product/changes/changes-table';
import { choose, type ChosenActs, undecidedOf } from '../../../entities/product/changes/decide-changes';
import { changesOf } from '../rules/changes-of-file';

interface ImportChangesProps {
  readonly result: ImportResult;
  readonly chosen: ChosenActs;
  readonly onChoose: (acts: ChosenActs) => void;
}

/** The products of known orders that a file changes, by what has been done with them, with what becomes of each. */
export const ImportChanges = ({ result, chosen, onChoose }: ImportChangesProps) => {
  const { t } = useTranslation('productChanges');
  const changes = changesOf(result);
  if (changes.length === 0) return null;
  const open = undecidedOf(changes, chosen);
  const undecided = open.length;
  const isCut = result.orders.some((order) => order.changes.length < order.changed + order.removed);
  const same = result.orders.reduce((sum, order) => sum + order.same, 0);
  return (
    <section className="wide col g3" aria-label={t('title')}>
      <Note
        tone={undecided > 0 ? 'warn' : 'info'}
        title={undecided > 0 ? t('undecided', { count: undecided }) : t('title')}
      >
        {[t('text'), same > 0 && t('same', { count: same })].filter(Boolean).join(' ')}
      </Note>
      <ChangesTable changes={changes} chosen={chosen} onChoose={onChoose} />
      {isCut && <p className="warn">{t('more')}</p>}
      {undecided > 0 && (
        <div>
          <Button text={t('keepRest')} onClick={() => onChoose(choose(chosen, open, 'keep'))} />
        </div>
      )}
    </section>
  );
};
