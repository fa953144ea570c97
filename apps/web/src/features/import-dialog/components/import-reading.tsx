import { useLayoutEffect, useRef, useState } from 'react';
import { Checkbox, InputGroup, Radio, RadioGroup } from '@blueprintjs/core';
import type { FileEncoding, ImportReading, ImportResult } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { type Corrections, type RowFault, rowFaults } from '../rules/corrections';
import { mappingOf, type ReadingChoice, withoutColumn } from '../rules/reading-choice';
import { FaultBar } from './fault-bar';
import { ImportColumns, useColumnName } from './import-columns';
import { ImportToolbar } from './import-toolbar';
import { KeptMappings } from './kept-mappings';
import { NeededColumns } from './needed-columns';
import { TakenBack } from './taken-back';

/** The name under which the columns are kept; empty: they are not. */
export interface KeptName {
  readonly isKept: boolean;
  readonly name: string;
}

interface ImportReadingProps {
  readonly result: Pick<ImportResult, 'errors' | 'questions'>;
  readonly reading: ImportReading;
  readonly choice: ReadingChoice;
  readonly corrections: Corrections;
  readonly kept: KeptName;
  readonly customer: string | null;
  readonly disabled: boolean;
  /** It is checked when a person says so. */
  readonly onChoose: (choice: ReadingChoice) => void;
  /** The file is read again at once: what stands in the window is not what was chosen. */
  readonly onRead: (choice: ReadingChoice) => void;
  readonly onCorrect: (corrections: Corrections) => void;
  readonly onKeep: (kept: KeptName) => void;
}

/**
 * How the file is read: its sheet, the line of its heads, its letters and what its columns are; cells that are wrong are
 * corrected here.
 */
export const ImportReadingPanel = ({
  result,
  reading,
  choice,
  corrections,
  kept,
  customer,
  disabled,
  onChoose,
  onRead,
  onCorrect,
  onKeep,
}: ImportReadingProps) => {
  const { t } = useTranslation('imports');
  const [isManaging, setManaging] = useState(false);
  const [current, setCurrent] = useState<RowFault | null>(null);
  const panel = useRef<HTMLElement>(null);
  const chosen = choice.mapping;
  const mapping =
    chosen && chosen.columns.length > 0
      ? chosen
      : { ...mappingOf(reading), ...(chosen?.head_row && { head_row: chosen.head_row }) };
  const missing = withoutColumn(mapping).filter((column) => mapping.values?.[column] === undefined);
  const nameOf = useColumnName();
  const faults = rowFaults(result, reading);
  const next = () => {
    const at = faults.findIndex(({ row, place }) => row === current?.row && place === current.place);
    const fault = faults[(at + 1) % Math.max(1, faults.length)];
    if (fault === undefined) return;
    setCurrent(fault);
    panel.current?.querySelector<HTMLElement>(`[data-fault="${fault.row} ${fault.place ?? 'row'}"]`)?.focus();
  };
  // who presses it as soon as the faults are seen is heard
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || disabled) return;
      event.preventDefault();
      next();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <section ref={panel} className="wide col g3 import-reading" aria-label={t('reading.title')}>
      <ImportToolbar {...{ reading, choice, disabled, onRead }} onManage={() => setManaging(true)} />
      {missing.length > 0 && (
        <Note tone="bad" title={t('reading.sayColumns', { count: missing.length })}>
          {missing.map(nameOf).join(', ')}
        </Note>
      )}
      {reading.encoding_choices.length > 0 && (
        <RadioGroup
          className="import-encodings"
          label={t(reading.is_encoding_sure ? 'reading.letters' : 'reading.lettersUnsure')}
          selectedValue={choice.encoding ?? (reading.is_encoding_sure ? (reading.encoding ?? '') : '')}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onRead({ ...choice, encoding: value as FileEncoding })}
        >
          {reading.encoding_choices.map(({ encoding, sample }) => (
            <Radio key={encoding} value={encoding}>
              <b>{sample}</b> <span className="muted">{t(`reading.encoding.${encoding}`)}</span>
            </Radio>
          ))}
        </RadioGroup>
      )}
      <FaultBar {...{ reading, faults, current, corrections, disabled, onCorrect }} onNext={next} />
      <ImportColumns
        {...{ reading, mapping, disabled, faults, corrections, onCorrect }}
        onChange={(changed) => onChoose({ ...choice, mapping: changed })}
        onFault={setCurrent}
      />
      <TakenBack {...{ reading, corrections, disabled, onCorrect }} />
      <NeededColumns
        {...{ reading, mapping, disabled }}
        onChange={(changed) => onChoose({ ...choice, mapping: changed })}
      />
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
      {isManaging && <KeptMappings onClose={() => setManaging(false)} />}
    </section>
  );
};
