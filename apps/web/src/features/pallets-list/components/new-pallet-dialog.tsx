import { useState } from 'react';
import type { Problem } from '@mullion/contracts';
import { FormDialog, ProblemNote, TextAreaField, TextField, useToast, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useCreatePalletMutation, useListPackingTypesQuery } from '../../../entities/pallet/packing-api';
import { wholeNumber } from '../../../kits/forms/whole-number';
import { useUserQuery } from '../../../entities/reference/reference-api';
import { preferredType } from '../../../entities/pallet/preferred-type';

const form = z.object({
  length: wholeNumber(1, 20_000),
  width: wholeNumber(1, 20_000),
  pallet_height: wholeNumber(0, 1000),
  comment: z.string().max(2000),
});

/** An empty pallet with remarks; sizes from the company's packing type. */
export const NewPalletDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { data: user } = useUserQuery();
  const { data: types, isError } = useListPackingTypesQuery();
  if (!user || (!types && !isError)) return null;
  const type = preferredType(types, user.company);
  const first = {
    length: '1200',
    width: String(type?.pallet_width ?? 800),
    pallet_height: String(type?.pallet_height ?? 120),
    comment: '',
  };
  return <Form first={first} onClose={onClose} />;
};

const Form = ({ first, onClose }: { readonly first: z.input<typeof form>; readonly onClose: () => void }) => {
  const { t } = useTranslation('pallet');
  const toast = useToast();
  const [create, { isLoading }] = useCreatePalletMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const { control, handleSubmit, formState } = useZodForm(form, first);
  const submit = handleSubmit(async ({ comment, ...sizes }) => {
    try {
      const made = await create({ body: { ...sizes, comment: comment.trim() || null } }).unwrap();
      toast({ message: t('create.done', { number: made.shown_number }) });
      onClose();
    } catch (error) {
      setProblem(error as Problem);
    }
  });
  const field = { control, required: true, inputMode: 'numeric' } as const;
  return (
    <FormDialog
      open
      title={t('create.title')}
      action={t('create.action')}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      busy={isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      {problem && <ProblemNote problem={problem} title={t('create.failed')} />}
      <div className="form-grid">
        <TextField {...field} name="length" label={t('create.length')} />
        <TextField {...field} name="width" label={t('create.width')} />
        <TextField {...field} name="pallet_height" label={t('create.palletHeight')} />
        <TextAreaField control={control} wide name="comment" label={t('create.comment')} />
      </div>
    </FormDialog>
  );
};
