import { Button, Checkbox } from '@blueprintjs/core';
import { product as productSchema, type Order, type Product } from '@mullion/contracts';
import { SelectField, TextAreaField, TextField } from '@mullion/ui-kit';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EstimateLine } from '../../../entities/estimate/estimate-line';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useLanguage } from '../../../kits/address/language';
import { useUpdateProductMutation } from '../../../entities/product/product-api';
import { useStatusNames, useStatusOptions } from '../../../entities/status/use-statuses';
import {
  areaOfSizes,
  bodyOfEdit,
  bodyOfNew,
  formOfCopy,
  formOfNext,
  formOfProduct,
  newProductForm,
  productForm,
  productToEstimate,
  type ProductFormInput,
} from './product-form';
import { ProductPictureField } from './product-picture-field';
import { ProductPlace } from './product-place';
import { useCreateProductMutation } from './products-api';

interface ProductDialogProps {
  readonly order: Pick<Order, 'id'>;
  /** Null makes a new product. */
  readonly product: Product | null;
  /** A new one begins as a copy of this. */
  readonly copied?: Product;
  /** How many alike the position of the copied one has. */
  readonly alike?: number;
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
  'quantity',
] as const;

/**
 * A product's fields. A new one gets its barcode from the server; another's change is shown and one's own input kept.
 */
export const ProductDialog = ({ order, product, copied, alike = 1, onClose }: ProductDialogProps) => {
  const { t } = useTranslation(['orders', 'common']);
  const language = useLanguage();
  const [create] = useCreateProductMutation();
  const [update] = useUpdateProductMutation();
  const statuses = useStatusOptions('products')(product?.status ?? 0);
  const { nameOf } = useStatusNames('products');
  const goesOn = useRef(false);
  const isCopy = useRef(copied !== undefined);
  const { form, control, submission } = useRowDialog({
    audited: 'products',
    fields: product ? productForm : newProductForm,
    row: product,
    schema: productSchema,
    formOf: (row) => (row === null && copied ? formOfCopy(copied, language) : formOfProduct(row, language)),
    send: (values, over) =>
      over
        ? update({ params: { id: over.id }, body: bodyOfEdit(values, over) })
        : create({ body: bodyOfNew(values, order.id, isCopy.current ? copied : null) }),
    next: (made) => {
      if (!goesOn.current) return null;
      isCopy.current = false;
      return formOfNext(made, language);
    },
    question: ({ status: typed }, over) => {
      const status = nameOf(Number(typed));
      return Number(typed) === over.status
        ? null
        : {
            title: t('products.confirm.statusTitle', { barcode: over.barcode, status }),
            action: t('confirm.statusAction', { status }),
            text: t('products.confirm.statusText', { before: nameOf(over.status) }),
            putBack: ['status'],
          };
    },
    done: ({ quantity }, { barcode }) =>
      product
        ? t('products.done.saved', { barcode })
        : quantity > 1
          ? t('products.done.createdMany', { count: quantity })
          : t('products.done.created', { barcode }),
    onClose,
  });
  const { setValue, watch } = form;
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
  const saveAndGoOn = async () => {
    goesOn.current = true;
    await submission.save().finally(() => (goesOn.current = false));
  };
  const area = areaOfSizes(watch('width'), watch('height'), language);
  const typed = productToEstimate(watch(), product);
  const size = (name: 'width' | 'height' | 'depth') => (
    <TextField control={control} name={name} label={labels[name]} required inputMode="numeric" />
  );
  return (
    <RowDialog
      title={product ? t('products.form.editTitle', { barcode: product.barcode }) : t('products.form.newTitle')}
      hasRequired
      submission={submission}
      refused={t('products.refused.product_request_error')}
      labels={labels}
      show={show}
      primary={product ? null : { text: t('products.form.saveNext'), onClick: () => void saveAndGoOn() }}
      onClose={onClose}
    >
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
              onClick={() => setValue('area', area, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })}
            />
          )
        }
      />
      {!product && (
        <TextField
          control={control}
          name="quantity"
          label={labels.quantity}
          required
          inputMode="numeric"
          help={
            alike > 1 &&
            watch('quantity') !== String(alike) && (
              <Button
                variant="minimal"
                size="small"
                className="link"
                text={t('products.form.useQuantity', { count: alike })}
                onClick={() => setValue('quantity', String(alike), { shouldDirty: true })}
              />
            )
          }
        />
      )}
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
      {product ? (
        <ProductPictureField product={product} />
      ) : (
        <p className="wide help">{t('products.picture.afterwards')}</p>
      )}
      <EstimateLine body={typed && { order_id: order.id, products: [typed] }} />
      {product && <ProductPlace product={product} />}
    </RowDialog>
  );
};
