import { §one§ as §one§Schema, §one§Fields, type §One§ } from '@mullion/contracts';
import { TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreate§One§Mutation, useUpdate§One§Mutation } from '../api/§many-§-api';

interface §One§DialogProps {
  /** Null makes a new one. */
  readonly §one§: §One§ | null;
  readonly onClose: () => void;
}

/** Makes or edits a §one §; what somebody else has saved meanwhile is shown beside what is typed. */
export const §One§Dialog = ({ §one§, onClose }: §One§DialogProps) => {
  const { t } = useTranslation('§many§');
  const [create] = useCreate§One§Mutation();
  const [update] = useUpdate§One§Mutation();
  const { control, submission } = useRowDialog({
    fields: §one§Fields,
    row: §one§,
    schema: §one§Schema,
    formOf: (row) => ({
      §each§
      §field§: row?.§field§ ?? '',
      §end§
    }),
    send: (values, over) =>
      over ? update({ params: { id: over.id }, body: { ...values, version: over.version } }) : create({ body: values }),
    done: ({ §first§ }) => t(§one§ ? 'done.saved' : 'done.created', { name: §first§ }),
    onClose,
  });
  const labels = {
    §each§
    §field§: t('column.§field§'),
    §end§
  };
  return (
    <RowDialog
      title={§one§ ? t('form.editTitle', { name: §one§.§first§ }) : t('new')}
      submission={submission}
      refused={t('refused.save')}
      labels={labels}
      hasRequired
      onClose={onClose}
    >
      §each required§
      <TextField control={control} name="§field§" label={labels.§field§} required />
      §end§
      §each optional§
      <TextField control={control} name="§field§" label={labels.§field§} />
      §end§
    </RowDialog>
  );
};
