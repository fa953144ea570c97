import { useState } from 'react';
import type { Problem } from '@mullion/contracts';
import { FormDialog, Note, ProblemNote, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { usePlanningAct } from '../../../entities/pallet/use-planning-act';
import { asProblem } from '../../../kits/api/as-problem';
import type { FictiveAct } from '../commands/acts';
import { fictiveDefaults, fictiveForm } from './fictive-form';

interface FictivePalletDialogProps {
  readonly onMade: (act: FictiveAct) => void;
  readonly onClose: () => void;
}

/** A pallet of something that is in no order. */
export const FictivePalletDialog = ({ onMade, onClose }: FictivePalletDialogProps) => {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const { ask, isLoading } = usePlanningAct();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { control, handleSubmit, formState } = useZodForm(fictiveForm, fictiveDefaults);
  const submit = handleSubmit(async (body) => {
    const { data, error } = await ask({ kind: 'fictive', ...body });
    if (!data) return setProblem(asProblem(error) ?? null);
    for (const pallet of data.pallets) {
      onMade({ id: data.id, way: 'do', kind: 'fictive', pallet, body });
      toast({ message: t('fictive.made', { number: pallet.shown_number }) });
    }
    onClose();
  });
  const field = { control, required: true, inputMode: 'numeric' } as const;
  return (
    <FormDialog
      open
      title={t('fictive.title')}
      action={t('fictive.action')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      <div className="form-grid">
        <div className="wide">
          {problem ? (
            <ProblemNote problem={problem} title={t('fictive.failed')} />
          ) : (
            <Note tone="info">{t('fictive.text')}</Note>
          )}
        </div>
        <TextField control={control} required wide name="comment" label={t('fictive.comment')} />
        <TextField {...field} name="length" label={t('fictive.length')} />
        <TextField {...field} name="width" label={t('fictive.width')} />
        <TextField {...field} name="height" label={t('fictive.height')} />
        <TextField {...field} name="product_height" label={t('fictive.productHeight')} />
      </div>
    </FormDialog>
  );
};
