import { useMemo, useState } from 'react';
import { packingType as packingTypeSchema, type PackingType } from '@mullion/contracts';
import { SwitchField, TextField } from '@mullion/ui-kit';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useCreatePackingTypeMutation, useUpdatePackingTypeMutation } from '../api/packing-types-api';
import {
  drawnNumbers,
  formOfPackingType,
  litBy,
  numberFields,
  packingTypeForm,
  type NumberField,
  type PackingTypeForm,
} from '../rules/packing-type-form';
import { PackingTypeDrawing } from './packing-type-drawing';

const groups = {
  pallet: ['longest_pallet', 'pallet_width', 'pallet_height', 'max_height', 'pallet_weight', 'max_weight'],
  spacings: ['spacing_ends', 'spacing_sides', 'spacing_between'],
  tipping: ['max_offset_across', 'max_offset_along'],
  truck: [
    'truck_length',
    'truck_width',
    'truck_height',
    'default_truck_spacing',
    'truck_payload',
    'max_king_pin',
    'max_axles',
  ],
} as const satisfies Record<string, readonly NumberField[]>;

interface PackingTypeDialogProps {
  /** Null makes a new one. */
  readonly type: PackingType | null;
  readonly onClose: () => void;
}

/** The numbers of a packing type, each lighting its dimension in the drawing beside them. */
export const PackingTypeDialog = ({ type, onClose }: PackingTypeDialogProps) => {
  const { t } = useTranslation('packingTypes');
  const [create] = useCreatePackingTypeMutation();
  const [update] = useUpdatePackingTypeMutation();
  const [focused, setFocused] = useState<string | null>(null);
  const { control, submission } = useRowDialog({
    audited: 'packing_types',
    fields: packingTypeForm,
    row: type,
    schema: packingTypeSchema,
    formOf: formOfPackingType,
    send: (values, over) =>
      over ? update({ params: { id: over.id }, body: { ...values, version: over.version } }) : create({ body: values }),
    done: ({ description }) => t('saved', { description }),
    onClose,
  });
  const typed = useWatch({ control }) as PackingTypeForm;
  const numbers = useMemo(() => drawnNumbers(typed), [typed]);
  const labels = Object.fromEntries(
    (Object.keys(numberFields) as NumberField[]).map((name) => [name, t(`field.${name}`)]),
  ) as Record<NumberField, string>;
  return (
    <RowDialog
      title={type ? t('editTitle', { description: type.description }) : t('new')}
      hasRequired
      submission={submission}
      refused={t('refused.save')}
      labels={{
        ...labels,
        description: t('column.description'),
        narrower_widths: t('field.narrower_widths'),
        allow_different_orders: t('field.allow_different_orders'),
      }}
      onClose={onClose}
    >
      <div className="wide packing-type" onFocus={({ target }) => setFocused(target.getAttribute('name'))}>
        <div className="packing-type-form">
          <TextField control={control} name="description" label={t('column.description')} required />
          {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
            <fieldset key={group}>
              <legend>{t(`group.${group}`)}</legend>
              {groups[group].map((name) => (
                <TextField
                  key={name}
                  control={control}
                  name={name}
                  label={labels[name]}
                  type="number"
                  min={numberFields[name].unit === '%' ? 1 : 0}
                  step={numberFields[name].step}
                  unit={numberFields[name].unit}
                  required
                />
              ))}
              {group === 'pallet' && (
                <TextField
                  control={control}
                  name="narrower_widths"
                  label={t('field.narrower_widths')}
                  help={t('field.narrower_widths_help')}
                  unit="mm"
                  wide
                />
              )}
            </fieldset>
          ))}
          <SwitchField control={control} name="allow_different_orders" label={t('field.allow_different_orders')} />
        </div>
        <PackingTypeDrawing type={numbers} lit={litBy(focused)} />
      </div>
    </RowDialog>
  );
};
