import { Button, Checkbox } from '@blueprintjs/core';
import { product as productSchema, type Order, type Product } from '@mullion/contracts';
import {
  ConflictDialog,
  ErrorList,
  FormDialog,
  ProblemNote,
  SelectField,
  TextAreaField,
  TextField,
  useToast,
  useZodForm,
} from '@mullion/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRowForm } from '../../../app/forms/use-row-form';
import { useLanguage } from '../../../app/language';
import { useStatusOptions } from '../../../app/status/use-statuses';
import { areaOfSizes, bodyOfEdit, bodyOfNew, formOfProduct, newProductForm, productForm, type ProductFormInput } from './product-form';
import { ProductPlace } from './product-place';
import { useCreateProductMutation, useUpdateProductMutation } from './products-api';

interface ProductDialogProps {
  readonly order: Pick<Order, 'id'>;
  /** Null makes a new product. */
  readonly product: Product | null;
  readonly onClose: () => void;
}
const labelled = [
  'position',
  'category',
  'type',
  'width',
  'height',
  'depth',
  'weight',
  'area',
  'part_of',
  'comment',
  'barcode',
  'status',
  'can_be_flipped',
] as const;

/** A product's fields (§1.3, §1.5). A new one gets its barcode from the server; another's change is shown and one's own input kept. */
export const ProductDialog = ({ order, product, onClose }: ProductDialogProps) => {
  const { t } = useTranslation(['orders', 'common']);
  const language = useLanguage();
  const toast = useToast();
  const [create, creating] = useCreateProductMutation();
  const [update, updating] = useUpdateProductMutation();
  const form = useZodForm(product ? productForm : newProductForm, formOfProduct(product, language));
  const { control, formState, setValue, watch } = form;
  const statuses = useStatusOptions('products')(product?.status ?? 0);
  const { save, problem, conflict } = useRowForm({
    form,
    row: product,
    schema: productSchema,
    formOf: (row) => formOfProduct(row, language),
    send: (values, over) =>
      over ? update({ params: { id: over.id }, body: bodyOfEdit(values, over) }) : create({ body: bodyOfNew(values, order.id) }),
    onSaved: (_values, saved) => {
      if (saved) toast({ message: t(product ? 'products.done.saved' : 'products.done.created', { barcode: saved.barcode }) });
      onClose();
    },
  });
  const labels = Object.fromEntries(labelled.map((name) => [name, t(`products.form.${name}`)])) as Record<
    (typeof labelled)[number],
    string
  >;
  const categories = (['1', '2', '0'] as const).map((value) => ({ value, text: t(`products.category.${value}`) }));
  const show = (key: keyof ProductFormInput, value: string | boolean = ''): string => {
    if (typeof value === 'boolean') return t(value ? 'common:action.yes' : 'common:action.no');
    if (key === 'category') return categories.find((choice) => choice.value === value)?.text ?? value;
    return key === 'status' ? (statuses.find((option) => String(option.status) === value)?.text ?? value) : value;
  };
  const area = areaOfSizes(watch('width'), watch('height'), language);
  const size = (name: 'width' | 'height' | 'depth') => (
    <TextField control={control} name={name} label={labels[name]} required inputMode="numeric" />
  );
  return (
    <FormDialog
      open
      title={product ? t('products.form.editTitle', { barcode: product.barcode }) : t('products.form.newTitle')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={creating.isLoading || updating.isLoading}
      dirty={formState.isDirty}
      hasRequired
    >
      {conflict && <ConflictDialog {...conflict} labels={labels} show={show} />}
      <div className="form-grid">
        {problem && (
          <div className="wide">
            <ProblemNote problem={problem} title={t('products.refused.product_request_error')} />
          </div>
        )}
        {formState.isSubmitted && !formState.isValid && (
          <div className="wide">
            <ErrorList errors={formState.errors} labels={labels} shown />
          </div>
        )}
        <TextField control={control} name="position" label={labels.position} required />
        <SelectField control={control} name="category" label={labels.category} choices={categories} />
        <TextField control={control} name="type" label={labels.type} />
        <TextField control={control} name="part_of" label={labels.part_of} help={t('products.form.partOfHelp')} />
        {size('width')}
        {size('height')}
        {size('depth')}
        <TextField control={control} name="weight" label={labels.weight} required inputMode="decimal" />
        <TextField
          control={control}
          name="area"
          label={labels.area}
          required
          inputMode="decimal"
          help={
            area !== '' &&
            area !== watch('area') && (
              <Button
                variant="minimal"
                size="small"
                className="link"
                text={t('products.form.useArea', { area })}
                onClick={() => setValue('area', area, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
              />
            )
          }
        />
        <Controller
          control={control}
          name="can_be_flipped"
          render={({ field }) => (
            <Checkbox
              className="product-flip"
              label={labels.can_be_flipped}
              inputRef={field.ref}
              checked={field.value}
              onChange={(event) => field.onChange(event.currentTarget.checked)}
            />
          )}
        />
        {product && (
          <>
            <TextField control={control} name="barcode" label={labels.barcode} required />
            <SelectField
              control={control}
              name="status"
              label={labels.status}
              required
              choices={statuses
                .filter((option) => option.status === product.status || option.allowed)
                .map((option) => ({ value: String(option.status), text: option.text }))}
            />
          </>
        )}
        <div className="wide">
          <TextAreaField control={control} name="comment" label={labels.comment} />
        </div>
        {product && <ProductPlace product={product} />}
      </div>
    </FormDialog>
  );
};
