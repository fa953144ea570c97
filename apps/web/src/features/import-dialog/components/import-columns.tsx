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
import { withField, withUnit } from '../rules/reading-choice';

interface ImportColumnsProps {
  readonly reading: ImportReading;
  readonly mapping: ImportMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ImportMapping) => void;
}

/** A column as a person calls it: its unit is chosen beside it. */
export const useColumnName = (): ((column: ImportColumn) => string) => {
  const { t } = useTranslation('imports');
  return (column) => {
    const title = t(`column.${column}`);
    return importUnitsOf(column).length > 0 ? title.replace(/_[a-z]+2?$/, '') : title.replaceAll('_', ' ');
  };
};

/** The first rows of the file; over each column what it is and in which unit. */
export const ImportColumns = ({ reading, mapping, disabled, onChange }: ImportColumnsProps) => {
  const { t } = useTranslation('imports');
  const fieldOf = (column: number) => mapping.columns.find((one) => one.column === column);
  const rows = Array.from(
    { length: Math.max(0, ...reading.columns.map(({ samples }) => samples.length)) },
    (_row, at) => at,
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
          </tr>
          <tr className="import-letters">
            <th />
            {reading.columns.map(({ column, letters }) => (
              <th key={column}>{letters}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="import-heads">
            <th scope="row">{reading.head_row}</th>
            {reading.columns.map(({ column, head }) => (
              <td key={column}>{head}</td>
            ))}
          </tr>
          {rows.map((at) => (
            <tr key={at}>
              <th />
              {reading.columns.map(({ column, samples }) => (
                <td key={column} className={fieldOf(column)?.field ? undefined : 'import-unread'}>
                  {samples[at]}
                </td>
              ))}
            </tr>
          ))}
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
