import { useState } from 'react';
import type { PalletWhole, Problem } from '@mullion/contracts';
import { FormDialog, Note, ProblemNote, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useCreateFictiveMutation } from '../api/planning-api';
import type { FictiveBody } from '../commands/acts';
import { fictiveDefaults, fictiveForm } from './fictive-form';

interface FictivePalletDialogProps {
  readonly onMade: (pallet: PalletWhole, body: FictiveBody) => void;
  readonly onClose: () => void;
}

/** A pallet of something that is in no order. */
export const FictivePalletDialog = ({ onMade, onClose }: FictivePalletDialogProps) => {
  const { t } = useTranslation('planning');
  const toast = useToast();
  const [create, { isLoading }] = useCreateFictiveMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { control, handleSubmit, formState } = useZodForm(fictiveForm, fictiveDefaults);
  const submit = handleSubmit(async (body) => {
    try {
      const pallet = await create({ body }).unwrap();
      onMade(pallet, body);
      toast({ message: t('fictive.made', { number: pallet.shown_number }) });
      onClose();
    } catch (error) {
      setProblem(error as Problem);
    }
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
          {problem ? <ProblemNote problem={problem} title={t('fictive.failed')} /> : <Note tone="info">{t('fictive.text')}</Note>}
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
