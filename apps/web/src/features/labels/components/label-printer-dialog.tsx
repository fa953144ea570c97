import {
  isPrinterHost,
  labelPrinter as labelPrinterSchema,
  RAW_PRINTING_PORT,
  USUAL_AGENT,
  type LabelPrinter,
} from '@mullion/contracts';
import { SelectField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateLabelPrinterMutation, useUpdateLabelPrinterMutation } from '../api/label-printers-api';

interface LabelPrinterDialogProps {
  /** Null makes a new one. */
  readonly printer: LabelPrinter | null;
  readonly onClose: () => void;
}

const whole = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,5}$/, 'common:form.whole')
    .transform(Number)
    .pipe(z.int().min(least).max(most));
const fields = z.object({
  name: z.string().trim().min(1, 'common:form.requiredField').max(60),
  host: z.string().trim().min(1, 'common:form.requiredField').max(253).refine(isPrinterHost, 'common:form.host'),
  port: whole(1, 65_535),
  dpi: z.enum(['203', '300']).transform((dpi) => (dpi === '300' ? (300 as const) : (203 as const))),
  width: whole(100, 300),
  height: whole(60, 400),
  agent: z.string().trim().min(1, 'common:form.requiredField').max(60),
});

/** Where a printer stands and what is in it. */
export const LabelPrinterDialog = ({ printer, onClose }: LabelPrinterDialogProps) => {
  const { t } = useTranslation('labels');
  const [create] = useCreateLabelPrinterMutation();
  const [update] = useUpdateLabelPrinterMutation();
  const { control, submission } = useRowDialog({
    audited: 'label_printers',
    fields,
    row: printer,
    schema: labelPrinterSchema,
    formOf: (row) => ({
      name: row?.name ?? '',
      host: row?.host ?? '',
      port: String(row?.port ?? RAW_PRINTING_PORT),
      dpi: row?.dpi === 300 ? ('300' as const) : ('203' as const),
      width: String(row?.width ?? 100),
      height: String(row?.height ?? 150),
      agent: row?.agent ?? USUAL_AGENT,
    }),
    send: (body, over) =>
      over ? update({ params: { id: over.id }, body: { ...body, version: over.version } }) : create({ body }),
    done: () => t('form.saved'),
    onClose,
  });
  const labels = {
    name: t('form.name'),
    host: t('form.host'),
    port: t('form.port'),
    dpi: t('form.dpi'),
    width: t('form.width'),
    height: t('form.height'),
    agent: t('form.agent'),
  };
  return (
    <RowDialog
      title={printer ? t('form.editTitle', { name: printer.name }) : t('form.newTitle')}
      hasRequired
      submission={submission}
      refused={t('form.refused')}
      labels={labels}
      onClose={onClose}
    >
      <TextField control={control} name="name" label={labels.name} help={t('form.nameHelp')} required wide />
      <TextField control={control} name="host" label={labels.host} help={t('form.hostHelp')} required />
      <TextField control={control} name="port" label={labels.port} required inputMode="numeric" />
      <TextField
        control={control}
        name="width"
        label={labels.width}
        required
        inputMode="numeric"
        help={t('form.sizeHelp')}
      />
      <TextField control={control} name="height" label={labels.height} required inputMode="numeric" />
      <SelectField
        control={control}
        name="dpi"
        label={labels.dpi}
        choices={['203', '300'].map((value) => ({ value, text: value }))}
      />
      <TextField control={control} name="agent" label={labels.agent} help={t('form.agentHelp')} required />
    </RowDialog>
  );
};
