import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { ImportReading } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { type Corrections, withCell, withSkipped } from '../rules/corrections';

interface TakenBackProps {
  readonly reading: Pick<ImportReading, 'columns'>;
  readonly corrections: Corrections;
  readonly disabled: boolean;
  readonly onCorrect: (corrections: Corrections) => void;
}

/** What was corrected in the file, each of which can be taken back. */
export const TakenBack = ({ reading, corrections, disabled, onCorrect }: TakenBackProps) => {
  const { t } = useTranslation('imports');
  const { cells, skipped } = corrections;
  if (cells.length + skipped.length === 0) return null;
  const columnLetters = (place: number) => reading.columns.find(({ column }) => column === place)?.letters ?? '';
  const back = (name: string, text: string, corrected: Corrections) => (
    <Button
      key={name}
      size="small"
      disabled={disabled}
      endIcon={<Cross />}
      text={text}
      aria-label={t('reading.takeBack', { name })}
      onClick={() => onCorrect(corrected)}
    />
  );
  return (
    <div className="row import-taken-back">
      <span>{t('reading.corrected')}</span>
      {cells.map(({ row, place, value }) => {
        const name = `${columnLetters(place)}${row}`;
        return back(name, `${name}: ${value === '' ? '–' : value}`, withCell(corrections, row, place, null));
      })}
      {skipped.map((row) => {
        const name = t('reading.row', { row });
        return back(name, `${name}: ${t('reading.skipped')}`, withSkipped(corrections, row, false));
      })}
    </div>
  );
};
