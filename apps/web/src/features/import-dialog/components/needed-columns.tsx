import { InputGroup } from '@blueprintjs/core';
import { Tick } from '@blueprintjs/icons';
import type { ImportColumn, ImportMapping, ImportReading } from '@mullion/contracts';
import { SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { neededColumns, withoutColumn, withValue } from '../rules/reading-choice';
import { useColumnName } from './import-columns';

interface NeededColumnsProps {
  readonly reading: Pick<ImportReading, 'columns'>;
  readonly mapping: ImportMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ImportMapping) => void;
}

/** Which of the needed columns are there, what each row says of the others, and what of the file is not read. */
export const NeededColumns = ({ reading, mapping, disabled, onChange }: NeededColumnsProps) => {
  const { t } = useTranslation('imports');
  const nameOf = useColumnName();
  const missing = withoutColumn(mapping);
  const unread = reading.columns.filter(
    ({ column, head }) => head !== '' && (mapping.columns.find((one) => one.column === column)?.field ?? null) === null,
  );
  return (
    <div className="import-needed">
      <div>
        <div className="muted">{t('reading.needed')}</div>
        <div className="row">
          {neededColumns
            .filter((column) => !missing.includes(column))
            .map((column) => (
              <span key={column}>
                <Tick className="ok" aria-hidden /> {nameOf(column)}
              </span>
            ))}
        </div>
        {missing.length > 0 && <ValuesOfAllRows {...{ mapping, missing, disabled, onChange }} />}
      </div>
      <div>
        <div className="muted">{t('reading.left')}</div>
        {unread.length === 0
          ? t('reading.allRead')
          : t('reading.leftColumns', {
              count: unread.length,
              names: unread.map(({ letters, head }) => `${letters} ${head}`).join(', '),
            })}
      </div>
    </div>
  );
};

interface ValuesProps {
  readonly mapping: ImportMapping;
  readonly missing: readonly ImportColumn[];
  readonly disabled: boolean;
  readonly onChange: (mapping: ImportMapping) => void;
}

/** What is needed and stands in no column is said once for all rows. */
const ValuesOfAllRows = ({ mapping, missing, disabled, onChange }: ValuesProps) => {
  const { t } = useTranslation('imports');
  const nameOf = useColumnName();
  const valueOf = (column: ImportColumn) => mapping.values?.[column] ?? '';
  return (
    <fieldset className="import-values">
      <legend>{t('reading.allRows')}</legend>
      {missing.map((column) => (
        <label key={column} className="row">
          {nameOf(column)}
          {column === 'category' ? (
            <SelectBox
              aria-label={nameOf(column)}
              disabled={disabled}
              value={valueOf(column)}
              onChange={({ currentTarget: { value } }) => onChange(withValue(mapping, column, value))}
            >
              <option value="">–</option>
              {(['window', 'door', 'addition'] as const).map((category) => (
                <option key={category} value={category}>
                  {t(`reading.category.${category}`)}
                </option>
              ))}
            </SelectBox>
          ) : (
            <InputGroup
              disabled={disabled}
              value={valueOf(column)}
              onValueChange={(value) => onChange(withValue(mapping, column, value))}
            />
          )}
        </label>
      ))}
    </fieldset>
  );
};
