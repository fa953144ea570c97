import { userTypes, orderNumber, order as orderSchema, type Order, type OrderFields } from '@mullion/contracts';
import { useEffect, useState, type ReactNode } from 'react';
import { isIsoDate } from '@mullion/i18n';
import { FormDateField, SelectField, TextField, useAccess, useCan, type Side } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { CustomerField } from '../../../entities/customer/customer-field';
import { useCustomerQuery } from '../../../entities/customer/customers-api';
import { LoadedChoices } from '../../../kits/data/loaded-choices';
import { EstimatePanel } from '../../../entities/estimate/estimate-panel';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { useStatusNames, useStatusOptions } from '../../../entities/status/use-statuses';
import { OrderWindowNotes } from './order-presence';
import { OrderWhatIf } from './order-what-if';
import { useCreateOrderMutation, useUpdateOrderMutation } from '../api/orders-api';
import { bodyOfForm, formOfOrder, orderFormSchema, touchesOthers, type OrderForm } from '../rules/order-form';

interface OrderDialogProps {
  /** Null makes a new order. */
  readonly order: Order | null;
  readonly onClose: () => void;
}

/** The fields of an order. The customer is chosen by administrators only; contact and address follow the customer. */
export const OrderDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useTranslation(['orders', 'common', 'whatIf']);
  const { type } = useAccess();
  const mayChooseCustomer = type <= userTypes.administrator;
  const mayReadCustomer = useCan({ right: 'CA_NEW' });
  const [create] = useCreateOrderMutation();
  const [update] = useUpdateOrderMutation();
  const statuses = useStatusOptions('orders')(order?.status ?? 0);
  const { nameOf } = useStatusNames('orders');
  /** A customer was chosen, and their delivery address is not taken over yet. */
  const [awaitsAddress, setAwaitsAddress] = useState(false);
  const { form, control, submission } = useRowDialog({
    audited: 'orders',
    fields: orderFormSchema,
    row: order,
    schema: orderSchema,
    formOf: formOfOrder,
    send: (values, over) => {
      const typedBody = bodyOfForm(values, over, mayChooseCustomer);
      // not read yet, or not readable for this person: without the field the server takes the customer's own
      const body = awaitsAddress ? { ...typedBody, delivery_address: undefined } : typedBody;
      return over ? update({ params: { id: over.id }, body }) : create({ body });
    },
    question: ({ status: typed }, over) => {
      const status = nameOf(Number(typed));
      return Number(typed) === over.status
        ? null
        : {
            title: t('confirm.statusTitle', { number: orderNumber(over), status }),
            action: t('confirm.statusAction', { status }),
            text: t('confirm.statusText', { before: nameOf(over.status), count: over.count }),
            putBack: ['status'],
          };
    },
    done: (_values, saved) => t(order ? 'done.saved' : 'done.created', { number: orderNumber(saved) }),
    onClose,
  });
  const { setValue, watch } = form;
  const typed = watch();
  const customerId = typed.customer_id;
  const fields = order && touchesOthers(typed, order) ? bodyOfForm(typed, order, mayChooseCustomer) : null;
  const promised = typed.delivery_date;
  const isCustomerRead = customerId !== null && mayReadCustomer;
  const customerQuery = useCustomerQuery({ params: { id: customerId ?? 0 } }, { skip: !isCustomerRead });
  const customer = customerQuery.currentData;
  const ofCustomer = isCustomerRead
    ? (box: ReactNode) => <LoadedChoices query={customerQuery}>{() => box}</LoadedChoices>
    : undefined;
  const chooseCustomer = (id: number | null) => {
    setValue('customer_id', id, { shouldDirty: true });
    setValue('contact_id', '');
    setValue('delivery_address', '');
    setAwaitsAddress(id !== null);
  };
  const ownAddress = customer?.id === customerId ? customer?.default_delivery_address?.id : undefined;
  useEffect(() => {
    if (!awaitsAddress || customer?.id !== customerId) return;
    setAwaitsAddress(false);
    if (ownAddress !== undefined) setValue('delivery_address', String(ownAddress), { shouldDirty: true });
  }, [awaitsAddress, customer?.id, customerId, ownAddress, setValue]);
  const labels = {
    production_id: t('form.production_id'),
    offer_id: t('form.offer_id'),
    delivery_date: t('form.delivery_date'),
    manager_email: t('form.manager_email'),
    customer_order_number: t('form.customer_order_number'),
    product_type: t('form.product_type'),
    wood_type: t('form.wood_type'),
    paint_type: t('form.paint_type'),
    element_count: t('form.element_count'),
    spross_count: t('form.spross_count'),
    customer_id: t('common:customer.label'),
    contact_id: t('form.contact'),
    delivery_address: t('form.address'),
    status: t('form.status'),
  };
  const contacts = (customer?.contacts ?? []).map((contact) => ({ value: String(contact.id), text: contact.name }));
  const addresses = (customer?.addresses ?? []).map(({ id, street, post_code, city, country }) => ({
    value: String(id),
    text: [street, [post_code, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
  }));
  const statusChoices = statuses
    .filter((option) => option.status === (order?.status ?? 0) || (order !== null && option.allowed))
    .map((option) => ({ value: String(option.status), text: option.text }));
  // whoever may not choose the customer is not shown fields that wait for one
  const hasChoices = mayChooseCustomer || customerId !== null;
  // names as far as they are known here; the other person's customer came along with the order
  const show = (key: keyof OrderForm, value: OrderForm[keyof OrderForm] | undefined, side: Side): string => {
    if (key === 'customer_id')
      return (side === 'theirs' ? submission.conflict?.current.customer : (customer?.name ?? order?.customer)) ?? '';
    if (key === 'delivery_address' && side === 'theirs') return submission.conflict?.current.address ?? '';
    const choices = key === 'contact_id' ? contacts : key === 'delivery_address' ? addresses : [];
    const status = key === 'status' ? statuses.find((option) => String(option.status) === value)?.text : undefined;
    return status ?? choices.find((choice) => choice.value === value)?.text ?? String(value ?? '');
  };
  return (
    <RowDialog
      title={order ? t('form.editTitle', { number: orderNumber(order) }) : t('form.newTitle')}
      submission={submission}
      refused={t(order ? 'refused.update_error' : 'refused.post_error')}
      labels={labels}
      show={show}
      aside={
        <>
          {order &&
            (fields ? (
              <OrderWhatIf order={order} fields={fields as OrderFields} />
            ) : (
              <p className="muted">{t('whatIf:dates.unchanged')}</p>
            ))}
          <EstimatePanel body={{ order_id: order?.id ?? null, delivery_date: isIsoDate(promised) ? promised : null }} />
        </>
      }
      onClose={onClose}
    >
      {order && <OrderWindowNotes order={order} />}
      <TextField control={control} name="production_id" label={labels.production_id} help={t('form.numberHelp')} />
      <TextField control={control} name="offer_id" label={labels.offer_id} />
      <CustomerField
        value={customerId}
        name={customer?.name ?? order?.customer ?? null}
        editable={mayChooseCustomer}
        onPick={chooseCustomer}
      />
      {hasChoices && (
        <SelectField
          control={control}
          name="contact_id"
          label={t('form.contact')}
          choices={contacts}
          placeholder={
            customerId === null ? t('form.chooseCustomerFirst') : contacts.length === 0 ? t('form.noContacts') : '–'
          }
          disabled={contacts.length === 0}
          loaded={ofCustomer}
        />
      )}
      <TextField control={control} name="customer_order_number" label={labels.customer_order_number} />
      {hasChoices && (
        <SelectField
          control={control}
          name="delivery_address"
          label={t('form.address')}
          choices={addresses}
          placeholder={
            customerId === null
              ? t('form.chooseCustomerFirst')
              : addresses.length === 0
                ? t('form.noAddresses')
                : t('form.addressChoose')
          }
          disabled={addresses.length === 0}
          loaded={ofCustomer}
        />
      )}
      <FormDateField control={control} name="delivery_date" label={labels.delivery_date} />
      <TextField control={control} name="manager_email" label={labels.manager_email} type="email" inputMode="email" />
      <SelectField
        control={control}
        name="status"
        label={t('form.status')}
        choices={statusChoices}
        disabled={order === null}
        help={order === null ? t('form.newStatus') : undefined}
      />
      {(['product_type', 'wood_type', 'paint_type'] as const).map((name) => (
        <TextField key={name} control={control} name={name} label={labels[name]} />
      ))}
      {(['element_count', 'spross_count'] as const).map((name) => (
        <TextField key={name} control={control} name={name} label={labels[name]} inputMode="numeric" />
      ))}
    </RowDialog>
  );
};
