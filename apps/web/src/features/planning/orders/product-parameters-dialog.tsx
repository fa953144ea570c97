import { Checkbox } from '@blueprintjs/core';
import { product as productSchema, type Product } from '@mullion/contracts';
import { TextField } from '@mullion/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useLanguage } from '../../../kits/address/language';
import { useUpdateProductMutation } from '../../../entities/product/product-api';
import { bodyOfParameters, formOfParameters, parametersForm } from '../commands/product-parameters';

const FIELDS = ['width', 'height', 'depth', 'weight', 'can_be_flipped'] as const;

interface ProductParametersDialogProps {
  readonly product: Product;
  /** As it was and as it was saved, for a history. */
  readonly onSaved: (before: Product, after: Product) => void;
  readonly onClose: () => void;
}

/**
 * Sizes, weight and whether it may be flipped: what packing computes with. Packing refuses where the product must stay
 * as it stands.
 */
export const ProductParametersDialog = ({ product, onSaved, onClose }: ProductParametersDialogProps) => {
  const { t } = useTranslation(['planning', 'common']);
  const language = useLanguage();
  const [update] = useUpdateProductMutation();
  const { form, control, submission } = useRowDialog({
    audited: 'products',
    fields: parametersForm,
    row: product,
    schema: productSchema,
    formOf: (row) => formOfParameters(row, language),
    send: (values, over) => update({ params: { id: product.id }, body: bodyOfParameters(values, over ?? product) }),
    done: () => t('parameters.done', { position: product.position }),
    onSaved: (_values, saved) => onSaved(product, saved),
    onClose,
  });
  const labels = Object.fromEntries(FIELDS.map((name) => [name, t(`parameters.${name}`)])) as Record<
    (typeof FIELDS)[number],
    string
  >;
  const sizes = ['width', 'height', 'depth'] as const;
  const hasEmpty = Object.values(form.watch()).some(
    (value) => value === '' || (typeof value === 'string' && value.trim().startsWith('-')),
  );
  return (
    <RowDialog
      title={t('parameters.title', { position: product.position })}
      submission={submission}
      refused={t('parameters.refused')}
      labels={labels}
      show={(_key, value) =>
        typeof value === 'boolean' ? t(value ? 'common:action.yes' : 'common:action.no') : (value ?? '')
      }
      hasRequired
      submitDisabled={hasEmpty}
      onClose={onClose}
    >
      {sizes.map((name) => (
        <TextField key={name} control={control} name={name} label={labels[name]} required inputMode="numeric" />
      ))}
      <TextField control={control} name="weight" label={labels.weight} required inputMode="decimal" />
      <Controller
        control={control}
        name="can_be_flipped"
        render={({ field }) => (
          <Checkbox
            label={labels.can_be_flipped}
            inputRef={field.ref}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
        )}
      />
    </RowDialog>
  );
};
