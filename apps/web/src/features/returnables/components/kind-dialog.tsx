import { returnableForms, returnableKind as returnableKindSchema, type ReturnableKind } from '@mullion/contracts';
import { SelectField, SwitchField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateReturnableKindMutation, useUpdateReturnableKindMutation } from '../api/returnables-api';
import { formOfKind, kindFormSchema } from '../rules/kind-form';

interface KindDialogProps {
  /** Null makes a new one. */
  readonly returnableKind: ReturnableKind | null;
  readonly onClose: () => void;
}

/** Makes or edits a kind of returnables; what somebody else has saved meanwhile is shown beside what is typed. */
export const KindDialog = ({ returnableKind, onClose }: KindDialogProps) => {
  const { t } = useTranslation('returnables');
  const [create] = useCreateReturnableKindMutation();
  const [update] = useUpdateReturnableKindMutation();
  const { control, submission } = useRowDialog({
    audited: 'returnable_kinds',
    fields: kindFormSchema,
    row: returnableKind,
    schema: returnableKindSchema,
    formOf: formOfKind,
    send: (values, over) =>
      over ? update({ params: { id: over.id }, body: { ...values, version: over.version } }) : create({ body: values }),
    done: ({ name }) => t(returnableKind ? 'kindsPage.saved' : 'kindsPage.created', { name }),
    onClose,
  });
  const labels = {
    name: t('kindsPage.column.name'),
    code: t('kindsPage.column.code'),
    form: t('kindsPage.column.form'),
    length: t('kindsPage.column.length'),
    width: t('kindsPage.column.width'),
    owned: t('kindsPage.column.owned'),
    deposit: t('kindsPage.column.deposit'),
    for_pallets: t('kindsPage.forPallets'),
  };
  return (
    <RowDialog
      title={returnableKind ? t('kindsPage.editTitle', { name: returnableKind.name }) : t('kindsPage.new')}
      submission={submission}
      refused={t('kindsPage.refused.save')}
      labels={labels}
      hasRequired
      onClose={onClose}
    >
      <TextField control={control} name="name" label={labels.name} required />
      <TextField control={control} name="code" label={labels.code} required />
      <SelectField
        control={control}
        name="form"
        label={labels.form}
        choices={returnableForms.map((value) => ({ value, text: t(`formOf.${value}`) }))}
      />
      <TextField control={control} name="owned" label={labels.owned} inputMode="numeric" />
      <TextField control={control} name="length" label={labels.length} inputMode="numeric" required />
      <TextField control={control} name="width" label={labels.width} inputMode="numeric" required />
      <TextField control={control} name="deposit" label={labels.deposit} inputMode="decimal" />
      <div className="wide">
        <SwitchField control={control} name="for_pallets" label={labels.for_pallets} />
        <p className="help">{t('kindsPage.forPalletsHelp')}</p>
      </div>
    </RowDialog>
  );
};
