import { Button } from '@blueprintjs/core';
import type { ImportReading } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { type Corrections, correctedValue, type RowFault, withCell, withSkipped } from '../rules/corrections';
import { useReason } from './use-reason';
import { UnderstoodRow } from './understood-row';

interface ImportRowProps {
  readonly columns: ImportReading['columns'];
  readonly row: ImportReading['rows'][number];
  readonly faults: readonly RowFault[];
  readonly largest: number;
  readonly disabled: boolean;
  readonly corrections: Corrections;
  readonly isRead: (place: number) => boolean;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onFault: (fault: RowFault) => void;
}

/** A row of the file: a cell with a fault, or one that was corrected, can be corrected in its place. */
export const ImportRow = ({
  columns,
  row: { row, cells, understood },
  faults,
  largest,
  disabled,
  corrections,
  isRead,
  onCorrect,
  onFault,
}: ImportRowProps) => {
  const { t } = useTranslation('imports');
  const reason = useReason({});
  const isSkipped = corrections.skipped.includes(row);
  const ofRow = faults.filter(({ place }) => place === null);
  return (
    <tr className={isSkipped ? 'import-skipped' : undefined}>
      <th scope="row">{row}</th>
      {columns.map(({ column: place, letters, head }) => {
        const fault = faults.find((one) => one.place === place);
        const corrected = correctedValue(corrections, row, place);
        if (isSkipped || (fault === undefined && corrected === null))
          return (
            <td key={place} className={isRead(place) ? undefined : 'import-unread'}>
              {cells[place]}
            </td>
          );
        return (
          <td
            key={place}
            className={corrected !== null ? 'import-corrected' : fault?.isQuestion ? 'import-asked' : 'import-bad'}
          >
            <input
              className="bp6-input"
              aria-label={t('reading.cell', { cell: `${letters}${row}`, name: head })}
              aria-invalid={corrected === null && fault?.isQuestion === false}
              title={fault && reason(fault.error)}
              data-fault={fault === undefined ? undefined : `${row} ${place}`}
              disabled={disabled}
              value={corrected ?? cells[place] ?? ''}
              onFocus={() => fault && onFault(fault)}
              onChange={({ currentTarget: { value } }) =>
                onCorrect(withCell(corrections, row, place, value === (cells[place] ?? '') ? null : value))
              }
            />
          </td>
        );
      })}
      <td className="import-understanding">
        {understood && !isSkipped && <UnderstoodRow of={understood} largest={largest} />}
        {isSkipped && <span className="muted">{t('reading.skipped')} </span>}
        {!isSkipped && understood === null && ofRow.length === 0 && faults[0] && (
          <div className="bad sm">{reason(faults[0].error)}</div>
        )}
        {!isSkipped &&
          ofRow.map((fault) => (
            <div key={fault.error.code} className={fault.isQuestion ? 'warn sm' : 'bad sm'}>
              {reason(fault.error)}
            </div>
          ))}
        {(isSkipped || faults.length > 0) && (
          <Button
            size="small"
            variant="minimal"
            disabled={disabled}
            data-fault={ofRow.length > 0 ? `${row} row` : undefined}
            text={t(isSkipped ? 'reading.takeRow' : 'reading.skipRow')}
            aria-label={t(isSkipped ? 'reading.takeRowOf' : 'reading.skipRowOf', { row })}
            onFocus={() => ofRow[0] && onFault(ofRow[0])}
            onClick={() => onCorrect(withSkipped(corrections, row, !isSkipped))}
          />
        )}
      </td>
    </tr>
  );
};
