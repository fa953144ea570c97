import { Button } from '@blueprintjs/core';
import { ArrowDown, ArrowUp } from '@blueprintjs/icons';
import { type DecimalMark, type ImportReading, importSeparators, type ImportSeparator } from '@mullion/contracts';
import { SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useListImportMappingsQuery } from '../api/mappings-api';
import type { ReadingChoice } from '../rules/reading-choice';

interface ImportToolbarProps {
  readonly reading: ImportReading;
  readonly choice: ReadingChoice;
  readonly disabled: boolean;
  /** The file is read again so. */
  readonly onRead: (choice: ReadingChoice) => void;
  readonly onManage: () => void;
}

const separatorNames: Readonly<Record<ImportSeparator, 'semicolon' | 'tab' | 'comma' | 'bar'>> = {
  ';': 'semicolon',
  '\t': 'tab',
  ',': 'comma',
  '|': 'bar',
};

/** Which part of the file is read, and by which signs. */
export const ImportToolbar = ({ reading, choice, disabled, onRead, onManage }: ImportToolbarProps) => {
  const { t } = useTranslation('imports');
  const { data: mappings = [] } = useListImportMappingsQuery({});
  const headRow = choice.mapping?.head_row ?? reading.head_row;
  // columns below other heads, of another sheet, between other signs are others
  const { mapping: _mapping, keptName: _keptName, ...rest } = choice;
  const moveHead = (row: number) => onRead({ ...rest, mapping: { columns: [], head_row: row } });
  const by = choice.mapping ? null : (reading.mapping?.name ?? null);
  return (
    <div className="row import-reading-bar">
      {reading.sheets.length > 1 && (
        <label className="row">
          {t('reading.sheet')}
          <SelectBox
            aria-label={t('reading.sheet')}
            disabled={disabled}
            value={choice.sheet ?? reading.sheet}
            onChange={({ currentTarget: { value } }) => onRead({ ...rest, sheet: value })}
            options={[...reading.sheets]}
          />
        </label>
      )}
      {reading.separator !== null && (
        <label className="row">
          {t('reading.separator')}
          <SelectBox
            aria-label={t('reading.separator')}
            disabled={disabled}
            value={choice.separator ?? reading.separator}
            onChange={({ currentTarget: { value } }) => onRead({ ...rest, separator: value as ImportSeparator })}
          >
            {importSeparators.map((separator) => (
              <option key={separator} value={separator}>
                {t(`reading.separators.${separatorNames[separator]}`)}
              </option>
            ))}
            {!importSeparators.some((one) => one === reading.separator) && (
              <option value={reading.separator}>{reading.separator}</option>
            )}
          </SelectBox>
        </label>
      )}
      {reading.separator !== null && (
        <label className="row">
          {t('reading.decimal')}
          <SelectBox
            aria-label={t('reading.decimal')}
            disabled={disabled}
            value={choice.decimal ?? reading.decimal ?? ''}
            onChange={({ currentTarget: { value } }) => {
              const { decimal: _decimal, ...others } = choice;
              onRead(value === '' ? others : { ...others, decimal: value as DecimalMark });
            }}
          >
            <option value="">{t('reading.decimals.any')}</option>
            <option value=",">{t('reading.decimals.comma')}</option>
            <option value=".">{t('reading.decimals.point')}</option>
          </SelectBox>
        </label>
      )}
      <span className="row">
        {headRow === 0 ? t('reading.noHeads') : t('reading.headRow', { row: headRow })}
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
        <span className="muted">{t('reading.rows', { count: reading.row_count })}</span>
      </span>
      <label className="row">
        {t('reading.mapping')}
        <SelectBox
          aria-label={t('reading.mapping')}
          disabled={disabled}
          value={by ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onRead(value === '' ? { ...rest, mapping: { columns: [] } } : { ...rest, keptName: value })
          }
        >
          <option value="">{t('reading.mappingNone')}</option>
          {[...new Set([...(by === null ? [] : [by]), ...mappings.map(({ name }) => name)])].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectBox>
      </label>
      <Button variant="minimal" text={t('mappings.open')} disabled={disabled} onClick={onManage} />
    </div>
  );
};
