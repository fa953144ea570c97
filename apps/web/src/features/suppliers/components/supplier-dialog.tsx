import { supplier as supplierSchema, supplierFields, type Supplier } from '@mullion/contracts';
import { TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreateSupplierMutation } from '../../../entities/production/suppliers-api';

/** Title and short title of a new supplier. */
export const SupplierDialog = ({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (created: Supplier) => void;
}) => {
  const { t } = useTranslation('preparation');
  const [create] = useCreateSupplierMutation();
  const { control, submission } = useRowDialog({
    fields: supplierFields,
    row: null as Supplier | null,
    schema: supplierSchema,
    formOf: () => ({ title: '', short_title: '' }),
    send: (body) => create({ body }),
    done: ({ title }) => t('suppliers.created', { title }),
    onSaved: (_values, created: Supplier) => onCreated(created),
    onClose,
  });
  const labels = { title: t('suppliers.column.title'), short_title: t('suppliers.column.short') };
  return (
    <RowDialog
      title={t('suppliers.new')}
      hasRequired
      submission={submission}
      refused={t('suppliers.refused')}
      labels={labels}
      onClose={onClose}
    >
      <TextField control={control} name="title" label={labels.title} help={t('suppliers.titleHelp')} required />
      <TextField
        control={control}
        name="short_title"
        label={labels.short_title}
        help={t('suppliers.shortHelp')}
        required
      />
    </RowDialog>
  );
};
