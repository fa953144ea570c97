import {
  importColumns,
  type ImportColumn,
  type ImportMapping,
  type ImportReading,
  type ImportUnit,
  importUnitsOf,
} from '@mullion/contracts';
import { SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Corrections, RowFault } from '../rules/corrections';
import { withField, withUnit } from '../rules/reading-choice';
import { ImportRow } from './import-row';
import { largestSide } from './understood-row';
import './import-columns.css';

interface ImportColumnsProps {
  readonly reading: ImportReading;
  readonly mapping: ImportMapping;
  readonly disabled: boolean;
  readonly faults: readonly RowFault[];
  readonly corrections: Corrections;
  readonly onChange: (mapping: ImportMapping) => void;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onFault: (fault: RowFault) => void;
}

/** A column as a person calls it: its unit is chosen beside it. */
export const useColumnName = (): ((column: ImportColumn) => string) => {
  const { t } = useTranslation('imports');
  return (column) => {
    const title = t(`column.${column}`);
    return importUnitsOf(column).length > 0 ? title.replace(/_[a-z]+2?$/, '') : title.replaceAll('_', ' ');
  };
};

/** Rows that are always shown, whatever is wrong with them. */
const FIRST = 5;

/**
 * The first rows of the file and those with faults; over each column what it is and in which unit, beside each row what
 * it was understood as.
 */
export const ImportColumns = ({
  reading,
  mapping,
  disabled,
  faults,
  corrections,
  onChange,
  onCorrect,
  onFault,
}: ImportColumnsProps) => {
  const { t } = useTranslation('imports');
  const fieldOf = (column: number) => mapping.columns.find((one) => one.column === column);
  const [first, others] = [reading.rows.slice(0, FIRST), reading.rows.slice(FIRST)];
  const faulty = new Set(faults.map(({ row }) => row));
  const row = (one: ImportReading['rows'][number]) => (
    <ImportRow
      key={one.row}
      columns={reading.columns}
      row={one}
      faults={faults.filter((fault) => fault.row === one.row)}
      largest={largestSide(reading.rows)}
      isRead={(place) => (fieldOf(place)?.field ?? null) !== null}
      {...{ disabled, corrections, onCorrect, onFault }}
    />
  );
  return (
    <div className="import-columns" role="region" aria-label={t('reading.columns')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th />
            {reading.columns.map((column) => (
              <th key={column.column}>
                <FieldOfColumn
                  {...{ column, disabled }}
                  mapped={fieldOf(column.column)}
                  onChange={(change) => onChange(change(mapping))}
                />
              </th>
            ))}
            <th className="import-understanding">
              {t('reading.understood')}
              <br />
              <span className="muted sm">{t('reading.oneScale')}</span>
            </th>
          </tr>
          <tr className="import-letters">
            <th />
            {reading.columns.map(({ column, letters, is_hidden }) => (
              <th key={column}>{is_hidden ? t('reading.hidden', { letters }) : letters}</th>
            ))}
            <th className="import-understanding" />
          </tr>
        </thead>
        <tbody>
          {reading.titles.map((title) => (
            <tr key={title.row} className="import-titles">
              <th scope="row">{title.row}</th>
              {reading.columns.map(({ column }) => (
                <td key={column}>{title.cells[column]}</td>
              ))}
              <td className="import-understanding" />
            </tr>
          ))}
          <tr className="import-heads">
            <th scope="row">{reading.head_row || null}</th>
            {reading.columns.map(({ column, head }) => (
              <td key={column}>{head}</td>
            ))}
            <td className="import-understanding">{t('reading.heads')}</td>
          </tr>
          {first.map(row)}
          {faulty.size > 0 && (
            <tr className="import-faulty">
              <th />
              <td colSpan={reading.columns.length + 1}>
                <b>{t('reading.faultRows', { count: faulty.size, all: reading.row_count })}</b>{' '}
                <span className="muted">{t('reading.noneUntil')}</span>
              </td>
            </tr>
          )}
          {others.map(row)}
        </tbody>
      </table>
    </div>
  );
};

interface FieldOfColumnProps {
  readonly column: ImportReading['columns'][number];
  readonly mapped: ImportMapping['columns'][number] | undefined;
  readonly disabled: boolean;
  readonly onChange: (change: (mapping: ImportMapping) => ImportMapping) => void;
}

const FieldOfColumn = ({ column, mapped, disabled, onChange }: FieldOfColumnProps) => {
  const { t } = useTranslation('imports');
  const nameOf = useColumnName();
  const field = mapped?.field ?? null;
  const units = field === null ? [] : importUnitsOf(field);
  const name = column.head === '' ? column.letters : column.head;
  return (
    <>
      <SelectBox
        fill
        className={field === null ? undefined : 'import-field'}
        disabled={disabled}
        aria-label={t('reading.fieldOf', { name })}
        value={field ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange((mapping) => withField(mapping, column, value === '' ? null : (value as ImportColumn)))
        }
      >
        <option value="">{t('reading.unread')}</option>
        {importColumns.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </SelectBox>
      {units.length > 0 && (
        <SelectBox
          fill
          disabled={disabled}
          aria-label={t('reading.unitOf', { name })}
          value={mapped?.unit ?? units[0]}
          onChange={({ currentTarget: { value } }) =>
            onChange((mapping) => withUnit(mapping, column.column, value as ImportUnit))
          }
          options={units.map((unit) => ({ value: unit, label: t(`reading.unit.${unit}`) }))}
        />
      )}
    </>
  );
};
