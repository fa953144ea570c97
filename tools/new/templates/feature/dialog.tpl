import { useState } from 'react';
import { §one§ as §one§Schema, §one§Fields, type Problem, type §One§ } from '@mullion/contracts';
import { ErrorList, FormDialog, ProblemNote, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useCreate§One§Mutation, useUpdate§One§Mutation } from '../api/§many-§-api';

interface §One§DialogProps {
  /** Null makes a new one. */
  readonly §one§: §One§ | null;
  readonly onClose: () => void;
}

/** Makes or edits a §one §; after a conflict, saving again puts these values on top of the present row. */
export const §One§Dialog = ({ §one§, onClose }: §One§DialogProps) => {
  const { t } = useTranslation('§many§');
  const toast = useToast();
  const [create, creating] = useCreate§One§Mutation();
  const [update, updating] = useUpdate§One§Mutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [base, setBase] = useState(§one§);
  const { control, formState, handleSubmit } = useZodForm(§one§Fields, {
    §each§
    §field§: §one§?.§field§ ?? '',
    §end§
  });
  const save = handleSubmit(async (values) => {
    setProblem(null);
    const answer = base
      ? await update({ params: { id: base.id }, body: { ...values, version: base.version } })
      : await create({ body: values });
    const refused = asProblem(answer.error);
    if (refused) {
      const current = §one§Schema.safeParse(refused.current);
      if (current.success) setBase(current.data);
      return setProblem(refused);
    }
    toast({ message: t(§one§ ? 'done.saved' : 'done.created', { name: values.§first§ }) });
    onClose();
  });
  const labels = {
    §each§
    §field§: t('column.§field§'),
    §end§
  };
  return (
    <FormDialog
      open
      title={§one§ ? t('form.editTitle', { name: §one§.§first§ }) : t('new')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={creating.isLoading || updating.isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      <div className="form-grid">
        {problem && (
          <div className="wide">
            <ProblemNote problem={problem} title={t('refused.save')} />
          </div>
        )}
        {formState.isSubmitted && !formState.isValid && (
          <div className="wide">
            <ErrorList errors={formState.errors} labels={labels} shown />
          </div>
        )}
        §each required§
        <TextField control={control} name="§field§" label={labels.§field§} required />
        §end§
        §each optional§
        <TextField control={control} name="§field§" label={labels.§field§} />
        §end§
      </div>
    </FormDialog>
  );
};
