import { useState } from 'react';
import { Checkbox } from '@blueprintjs/core';
import { palletDetail, type PalletDetail } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { Note, TextAreaField, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../kits/forms/row-dialog';
import { useRowDialog } from '../../kits/forms/use-row-dialog';
import { useLanguage } from '../../kits/address/language';
import { useUserQuery } from '../reference/reference-api';
import { useUpdatePalletMutation } from './packing-api';
import { leastSizes, sizesFormFor, sizesOf, type Sizes } from './sizes-form';

/** What is to be saved of a pallet seen in this version. */
type SizesToSave = Omit<Sizes, 'comment'> & { readonly version: number; readonly ignoreLength: boolean };
type UpdatePallet = ReturnType<typeof useUpdatePalletMutation>[0];

interface SizesDialogProps {
  readonly pallet: PalletDetail;
  /** With the remarks, for where they stand nowhere else. */
  readonly remarks?: boolean;
  /** Saves the sizes in a way of its own. */
  readonly save?: (sizes: SizesToSave) => Promise<Pick<Awaited<ReturnType<UpdatePallet>>, 'data' | 'error'>>;
  /** The pallet as it was and as it was saved, for a history. */
  readonly onSaved?: (before: PalletDetail, after: PalletDetail) => void;
  readonly onClose: () => void;
}

/**
 * Length, width, timber, limits and spacings of one pallet; never smaller than what stands on it needs. A locked one
 * takes remarks only.
 */
export const SizesDialog = ({ pallet, remarks, save, onSaved, onClose }: SizesDialogProps) => {
  const { t } = useTranslation('pallet');
  const language = useLanguage();
  const { data: user } = useUserQuery();
  const [update] = useUpdatePalletMutation();
  const [exactly, setExactly] = useState(false);
  const least = leastSizes(pallet, pallet);
  const mm = (value: number) => formatNumber(value, language);
  const { control, submission } = useRowDialog({
    audited: 'pallets',
    fields: sizesFormFor(pallet, (needed) => t('sizes.tooSmall', { mm: mm(needed) })),
    row: pallet,
    schema: palletDetail,
    formOf: (row) => sizesOf(row ?? pallet),
    send: ({ comment, ...sizes }, over) => {
      const version = over?.version ?? pallet.version;
      if (save) return save({ ...sizes, version, ignoreLength: exactly });
      return update({
        params: { id: pallet.id },
        query: { ignore_length: exactly ? 'true' : 'false' },
        body: { ...sizes, ...(remarks ? { comment: comment.trim() || null } : {}), version },
      });
    },
    done: () => null,
    onSaved: (_values, saved) => onSaved?.(pallet, saved),
    onClose,
  });
  const labels = {
    length: t('sizes.length'),
    width: t('sizes.width'),
    max_height: t('sizes.maxHeight'),
    max_weight: t('sizes.maxWeight'),
    pallet_height: t('sizes.palletHeight'),
    spacing_between: t('sizes.spacingBetween'),
    spacing_ends: t('sizes.spacingEnds'),
    spacing_sides: t('sizes.spacingSides'),
    comment: t('comment.title'),
  };
  const help = (value: number) => (value > 0 ? t('sizes.minimum', { mm: mm(value) }) : undefined);
  const field = { control, required: true, inputMode: 'numeric', disabled: !pallet.can.edit } as const;
  const rest = [
    'max_height',
    'max_weight',
    'pallet_height',
    'spacing_between',
    'spacing_ends',
    'spacing_sides',
  ] as const;
  return (
    <RowDialog
      title={t(remarks ? 'sizes.editTitle' : 'sizes.title', { number: pallet.shown_number })}
      submission={submission}
      refused={t('sizes.failed')}
      labels={labels}
      hasRequired
      onClose={onClose}
    >
      {!pallet.can.edit && (
        <div className="wide">
          <Note tone="info">{t('sizes.locked')}</Note>
        </div>
      )}
      {remarks && <TextAreaField control={control} wide name="comment" label={labels.comment} />}
      <TextField {...field} name="length" label={labels.length} help={help(least.lengthMm)} />
      <TextField {...field} name="width" label={labels.width} help={help(least.widthMm)} />
      {user?.company.allow_custom_pallets === false && (
        <div className="wide">
          <Checkbox
            checked={exactly}
            label={t('sizes.exactly')}
            onChange={(event) => setExactly(event.currentTarget.checked)}
          />
        </div>
      )}
      {rest.map((name) => (
        <TextField key={name} {...field} name={name} label={labels[name]} />
      ))}
    </RowDialog>
  );
};
