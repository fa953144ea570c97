import { useState } from 'react';
import { Checkbox } from '@blueprintjs/core';
import type { PalletWhole, Problem } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { FormDialog, Note, ProblemNote, TextAreaField, TextField, useZodForm } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../language';
import { useUserQuery } from '../reference-api';
import { useUpdatePalletMutation } from './packing-api';
import { leastSizes, sizesForm, sizesOf, type Sizes } from './sizes-form';

interface SizesDialogProps {
  readonly pallet: PalletWhole;
  /** With the remarks, for where they stand nowhere else. */
  readonly remarks?: boolean;
  readonly onClose: () => void;
}

/** Length, width, timber, limits and spacings of one pallet; never smaller than what stands on it needs. A locked one takes remarks only. */
export const SizesDialog = ({ pallet, remarks, onClose }: SizesDialogProps) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const { data: user } = useUserQuery();
  const [update, { isLoading }] = useUpdatePalletMutation();
  const [exactly, setExactly] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { control, handleSubmit, setError, formState } = useZodForm(sizesForm, sizesOf(pallet));
  const least = leastSizes(pallet, pallet);
  const mm = (value: number) => formatNumber(value, language);
  const save = handleSubmit(async ({ comment, ...sizes }: Sizes) => {
    const needed = leastSizes(pallet, sizes);
    if (sizes.length < needed.lengthMm) return setError('length', { message: t('sizes.tooSmall', { mm: mm(needed.lengthMm) }) });
    if (sizes.width < needed.widthMm) return setError('width', { message: t('sizes.tooSmall', { mm: mm(needed.widthMm) }) });
    try {
      await update({
        params: { id: pallet.id },
        query: { ignore_length: exactly ? 'true' : 'false' },
        body: { ...sizes, ...(remarks ? { comment: comment.trim() || null } : {}), version: pallet.version },
      }).unwrap();
      onClose();
    } catch (error) {
      setProblem(error as Problem);
    }
  });
  const help = (value: number) => (value > 0 ? t('sizes.minimum', { mm: mm(value) }) : undefined);
  const field = { control, required: true, inputMode: 'numeric', disabled: !pallet.can.edit } as const;
  return (
    <FormDialog
      open
      title={t(remarks ? 'sizes.editTitle' : 'sizes.title', { number: pallet.shown_number })}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      {problem && <ProblemNote problem={problem} title={t('sizes.failed')} />}
      <div className="form-grid">
        {!pallet.can.edit && (
          <div className="wide">
            <Note tone="info">{t('sizes.locked')}</Note>
          </div>
        )}
        {remarks && <TextAreaField control={control} wide name="comment" label={t('comment.title')} />}
        <TextField {...field} name="length" label={t('sizes.length')} help={help(least.lengthMm)} />
        <TextField {...field} name="width" label={t('sizes.width')} help={help(least.widthMm)} />
        {user?.company.allow_custom_pallets === false && (
          <div className="wide">
            <Checkbox checked={exactly} label={t('sizes.exactly')} onChange={(event) => setExactly(event.currentTarget.checked)} />
          </div>
        )}
        <TextField {...field} name="max_height" label={t('sizes.maxHeight')} />
        <TextField {...field} name="max_weight" label={t('sizes.maxWeight')} />
        <TextField {...field} name="pallet_height" label={t('sizes.palletHeight')} />
        <TextField {...field} name="spacing_between" label={t('sizes.spacingBetween')} />
        <TextField {...field} name="spacing_ends" label={t('sizes.spacingEnds')} />
        <TextField {...field} name="spacing_sides" label={t('sizes.spacingSides')} />
      </div>
    </FormDialog>
  );
};
