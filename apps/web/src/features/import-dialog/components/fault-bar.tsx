import { Button } from '@blueprintjs/core';
import { ArrowDown } from '@blueprintjs/icons';
import type { ImportReading } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { type Corrections, correctedValue, proposedValue, type RowFault, withCell } from '../rules/corrections';
import { useReason } from './use-reason';

interface FaultBarProps {
  readonly reading: ImportReading;
  readonly faults: readonly RowFault[];
  /** The one that was gone to last. */
  readonly current: RowFault | null;
  readonly corrections: Corrections;
  readonly disabled: boolean;
  readonly onNext: () => void;
  readonly onCorrect: (corrections: Corrections) => void;
}

/** What is wrong with the cell that is being written, with a proposal where it is only misspelt; F8 goes to the next. */
export const FaultBar = ({ reading, faults, current, corrections, disabled, onNext, onCorrect }: FaultBarProps) => {
  const { t } = useTranslation('imports');
  const reason = useReason({});
  if (faults.length === 0) return null;
  const at = faults.findIndex((fault) => fault.row === current?.row && fault.place === current.place);
  const fault = faults[at];
  const column = reading.columns.find((one) => one.column === fault?.place);
  const value = reading.rows.find(({ row }) => row === fault?.row)?.cells[fault?.place ?? -1] ?? '';
  const isOpen = fault !== undefined && correctedValue(corrections, fault.row, fault.place ?? -1) === null;
  const proposed = isOpen ? proposedValue(value) : null;
  return (
    <div className="row import-fault-bar" role="status">
      <b className="bad">{t('reading.faults', { count: faults.length })}</b>
      <Button icon={<ArrowDown />} text={t('reading.next')} disabled={disabled} onClick={onNext} />
      <kbd>F8</kbd>
      {fault && (
        <span>
          <b>{column ? `${column.letters}${fault.row}, ${column.head}` : t('reading.row', { row: fault.row })}</b>{' '}
          <span className="muted">{t('reading.faultAt', { at: at + 1, count: faults.length })}</span>{' '}
          {reason(fault.error)}
        </span>
      )}
      {fault && fault.place !== null && proposed !== null && (
        <Button
          text={t('reading.write', { value: proposed })}
          disabled={disabled}
          onClick={() => onCorrect(withCell(corrections, fault.row, fault.place ?? 0, proposed))}
        />
      )}
    </div>
  );
};
