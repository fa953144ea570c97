import { useState } from 'react';
import { Radio, RadioGroup } from '@blueprintjs/core';
import type { LabelPrinter } from '@mullion/contracts';
import { FormDialog, Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { choosePrinter } from './chosen-printer';
import { PrinterMark } from './printer-mark';

interface PrinterDialogProps {
  readonly printers: readonly LabelPrinter[];
  readonly count: number;
  readonly touch?: boolean;
  readonly onPrint: (printer: LabelPrinter) => void;
  readonly onClose: () => void;
}

/** Asks a device once where it prints. */
export const PrinterDialog = ({ printers, count, touch = false, onPrint, onClose }: PrinterDialogProps) => {
  const { t } = useTranslation('labels');
  const [id, setId] = useState(printers[0]?.id);
  const printer = printers.find((one) => one.id === id);
  return (
    <FormDialog
      open
      touch={touch}
      title={t('print.choose')}
      action={t('print.go', { count })}
      submitHidden={printers.length === 0}
      onSubmit={(event) => {
        event.preventDefault();
        if (!printer) return;
        choosePrinter(printer.id);
        onPrint(printer);
        onClose();
      }}
      onClose={onClose}
    >
      {printers.length === 0 ? (
        <Note tone="info">{t('print.none')}</Note>
      ) : (
        <>
          <RadioGroup
            className="printer-choice"
            aria-label={t('print.choose')}
            selectedValue={id}
            onChange={({ currentTarget }) => setId(Number(currentTarget.value) as LabelPrinter['id'])}
          >
            {printers.map((one) => (
              <Radio key={one.id} value={one.id}>
                {one.name} <span className="muted">{t('printers.facts', { ...one })}</span>{' '}
                <PrinterMark state={one.state} />
              </Radio>
            ))}
          </RadioGroup>
          <p className="help">{t('print.chooseText')}</p>
        </>
      )}
    </FormDialog>
  );
};
