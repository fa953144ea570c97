import { Radio, RadioGroup } from '@blueprintjs/core';
import { order as orderSchema, orderNumber, type Order } from '@mullion/contracts';
import { FormDateField, TextField, useCan, useToast } from '@mullion/ui-kit';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../kits/address/language';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { paths } from '../../../entities/pages/paths';
import { useCopyOrderMutation } from '../api/orders-api';
import { bodyOfCopy, copyForm, newCopy } from '../rules/copy-form';

interface CopyOrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** A copy of an order: its number, what of its products goes along, and what does not. */
export const CopyOrderDialog = ({ order, onClose }: CopyOrderDialogProps) => {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const go = useGo();
  const makesProducts = useCan({ right: 'PR_EDIT' });
  const [copy] = useCopyOrderMutation();
  const { control, submission } = useRowDialog({
    fields: copyForm,
    row: null as Order | null,
    schema: orderSchema,
    formOf: () => ({ ...newCopy, products: makesProducts && order.count > 0 ? newCopy.products : 'none' }),
    send: (values) => copy({ params: { id: order.id }, body: bodyOfCopy(values) }),
    done: () => null,
    onSaved: (_values, saved) =>
      toast({
        message: t('copy.done', { number: orderNumber(saved) }),
        action: { text: t('copy.open'), onClick: () => go(paths.products(saved.id)) },
      }),
    onClose,
  });
  const labels = {
    production_id: t('form.production_id'),
    offer_id: t('form.offer_id'),
    delivery_date: t('form.delivery_date'),
    customer_order_number: t('form.customer_order_number'),
    products: t('copy.products'),
  };
  return (
    <RowDialog
      title={t('copy.title', { number: orderNumber(order) })}
      action={t('copy.action')}
      submission={submission}
      refused={t('copy.refused')}
      labels={labels}
      onClose={onClose}
    >
      <TextField control={control} name="production_id" label={labels.production_id} help={t('copy.productionHelp')} />
      <TextField control={control} name="offer_id" label={labels.offer_id} />
      <FormDateField control={control} name="delivery_date" label={labels.delivery_date} />
      <TextField control={control} name="customer_order_number" label={labels.customer_order_number} />
      <Controller
        control={control}
        name="products"
        render={({ field }) => (
          <RadioGroup
            className="wide"
            label={labels.products}
            selectedValue={field.value}
            onChange={(event) => field.onChange(event.currentTarget.value)}
          >
            <Radio label={t('copy.all', { count: order.count })} value="all" disabled={!makesProducts} />
            <Radio label={t('copy.one')} value="one" disabled={!makesProducts} />
            <Radio label={t('copy.none')} value="none" />
          </RadioGroup>
        )}
      />
      <p className="wide help">{t('copy.what')}</p>
    </RowDialog>
  );
};
