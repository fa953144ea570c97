import { Button, Checkbox, InputGroup, Radio, RadioGroup } from '@blueprintjs/core';
import { ArrowDown, ArrowUp } from '@blueprintjs/icons';
import type { FileEncoding, ImportColumn, ImportMapping, ImportReading } from '@mullion/contracts';
import { SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { mappingOf, type ReadingChoice, withoutColumn, withValue } from '../rules/reading-choice';
import { ImportColumns, useColumnName } from './import-columns';

/** The name under which the columns are kept; empty: they are not. */
export interface KeptName {
  readonly isKept: boolean;
  readonly name: string;
}

interface ImportReadingProps {
  readonly reading: ImportReading;
  readonly choice: ReadingChoice;
  readonly kept: KeptName;
  readonly customer: string | null;
  readonly disabled: boolean;
  readonly onChoose: (choice: ReadingChoice) => void;
  readonly onKeep: (kept: KeptName) => void;
}

/**
 * How the file is read: its sheet, the line of its heads, its letters and what its columns are. A change is checked
 * again.
 */
export const ImportReadingPanel = ({
  reading,
  choice,
  kept,
  customer,
  disabled,
  onChoose,
  onKeep,
}: ImportReadingProps) => {
  const { t } = useTranslation('imports');
  const chosen = choice.mapping;
  const mapping =
    chosen && chosen.columns.length > 0
      ? chosen
      : { ...mappingOf(reading), ...(chosen?.head_row && { head_row: chosen.head_row }) };
  const headRow = mapping.head_row ?? reading.head_row;
  // the columns below other heads are others
  const moveHead = (row: number) => onChoose({ ...choice, mapping: { columns: [], head_row: row } });
  return (
    <section className="wide col g3 import-reading" aria-label={t('reading.title')}>
      <div className="row import-reading-bar">
        {reading.sheets.length > 1 && (
          <label className="row">
            {t('reading.sheet')}
            <SelectBox
              disabled={disabled}
              value={choice.sheet ?? reading.sheet}
              // the columns of another sheet are others
              onChange={({ currentTarget: { value } }) => onChoose({ ...withoutMapping(choice), sheet: value })}
              options={[...reading.sheets]}
            />
          </label>
        )}
        <span className="row">
          {t('reading.headRow', { row: headRow })}
          <Button
            variant="minimal"
            icon={<ArrowUp />}
            aria-label={t('reading.headUp')}
            disabled={disabled || headRow <= 1}
            onClick={() => moveHead(headRow - 1)}
          />
          <Button
            variant="minimal"
            icon={<ArrowDown />}
            aria-label={t('reading.headDown')}
            disabled={disabled}
            onClick={() => moveHead(headRow + 1)}
          />
        </span>
        <span className="muted">{t('reading.rows', { count: reading.row_count })}</span>
        {reading.mapping && <span className="muted">{t('reading.by', { name: reading.mapping.name })}</span>}
      </div>
      {reading.encoding_choices.length > 0 && (
        <RadioGroup
          label={t(reading.is_encoding_sure ? 'reading.letters' : 'reading.lettersUnsure')}
          selectedValue={choice.encoding ?? (reading.is_encoding_sure ? (reading.encoding ?? '') : '')}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onChoose({ ...choice, encoding: value as FileEncoding })}
        >
          {reading.encoding_choices.map(({ encoding, sample }) => (
            <Radio key={encoding} value={encoding}>
              <b>{sample}</b> <span className="muted">{t(`reading.encoding.${encoding}`)}</span>
            </Radio>
          ))}
        </RadioGroup>
      )}
      <ImportColumns
        {...{ reading, mapping, disabled }}
        onChange={(changed) => onChoose({ ...choice, mapping: changed })}
      />
      <ValuesOfAllRows {...{ mapping, disabled }} onChange={(changed) => onChoose({ ...choice, mapping: changed })} />
      <div className="row">
        <Checkbox
          checked={kept.isKept}
          disabled={disabled}
          label={t('reading.keep')}
          onChange={({ currentTarget: { checked } }) => onKeep({ ...kept, isKept: checked })}
        />
        <InputGroup
          aria-label={t('reading.keptName')}
          maxLength={64}
          value={kept.name}
          disabled={disabled || !kept.isKept}
          onValueChange={(name) => onKeep({ ...kept, name })}
        />
        {customer !== null && <span className="muted">{t('reading.forCustomer', { name: customer })}</span>}
      </div>
    </section>
  );
};

const withoutMapping = ({ mapping: _mapping, ...choice }: ReadingChoice): ReadingChoice => choice;

interface ValuesProps {
  readonly mapping: ImportMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ImportMapping) => void;
}

/** What is needed and stands in no column is said once for all rows. */
const ValuesOfAllRows = ({ mapping, disabled, onChange }: ValuesProps) => {
  const { t } = useTranslation('imports');
  const nameOf = useColumnName();
  const missing = withoutColumn(mapping);
  if (missing.length === 0) return null;
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
