import { useState } from 'react';
import { order as orderSchema, type Order, type Problem } from '@mullion/contracts';
import {
  ConflictDialog,
  ErrorList,
  FormDateField,
  FormDialog,
  ProblemNote,
  SelectField,
  TextField,
  useAccess,
  useToast,
  useZodForm,
  type Conflict,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { CustomerField } from '../../../app/customers/customer-field';
import { useCustomerQuery } from '../../../app/customers/customers-api';
import { useStatusOptions } from '../../../app/status/use-statuses';
import { useCreateOrderMutation, useUpdateOrderMutation } from '../api/orders-api';
import { bodyOfForm, formOfOrder, orderFormSchema, type OrderForm } from '../rules/order-form';
import { orderNumber } from '../rules/order-number';

interface OrderDialogProps {
  /** Null makes a new order. */
  readonly order: Order | null;
  readonly onClose: () => void;
}

/** The nine fields of an order (§1.7). The customer is chosen by administrators only; contact and address follow the customer. */
export const OrderDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useTranslation(['orders', 'common']);
  const { type } = useAccess();
  const mayChooseCustomer = type <= 1;
  const toast = useToast();
  const [create, creating] = useCreateOrderMutation();
  const [update, updating] = useUpdateOrderMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [base, setBase] = useState(order);
  const [conflict, setConflict] = useState<(Conflict<OrderForm> & { readonly current: Order }) | null>(null);
  const form = useZodForm(orderFormSchema, formOfOrder(order));
  const { control, formState, setValue, watch } = form;
  const customerId = watch('customer_id');
  const { data: customer } = useCustomerQuery({ params: { id: customerId ?? 0 } }, { skip: customerId === null });
  const statuses = useStatusOptions('orders')(order?.status ?? 0);

  const submit = async (values: OrderForm, over: Order | null) => {
    setProblem(null);
    const body = bodyOfForm(values, over, mayChooseCustomer);
    const answer = order ? await update({ params: { id: order.id }, body }) : await create({ body });
    const refused = asProblem(answer.error);
    if (refused) {
      const current = orderSchema.safeParse(refused.current);
      if (current.success && over && refused.status === 409)
        return setConflict({ base: formOfOrder(over), mine: values, theirs: formOfOrder(current.data), current: current.data });
      return setProblem(refused);
    }
    if (answer.data) toast({ message: t(order ? 'done.saved' : 'done.created', { number: orderNumber(answer.data) }) });
    onClose();
  };
  const save = form.handleSubmit((values) => submit(values, base));
  const resolve = (merged: OrderForm) => {
    if (!conflict) return;
    for (const key of Object.keys(merged) as (keyof OrderForm)[]) setValue(key, merged[key], { shouldDirty: true });
    setBase(conflict.current);
    setConflict(null);
    void submit(merged, conflict.current);
  };
  const chooseCustomer = (id: number | null) => {
    setValue('customer_id', id, { shouldDirty: true });
    setValue('contact_id', '');
    setValue('delivery_address', '');
  };
  const labels = {
    production_id: t('form.production_id'),
    offer_id: t('form.offer_id'),
    delivery_date: t('form.delivery_date'),
    manager_email: t('form.manager_email'),
    customer_order_number: t('form.customer_order_number'),
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
  // names as far as they are known here; the other person's customer came along with the order
  const show = (key: keyof OrderForm, value: OrderForm[keyof OrderForm], side: 'mine' | 'theirs'): string => {
    if (key === 'customer_id') return (side === 'theirs' ? conflict?.current.customer : (customer?.name ?? order?.customer)) ?? '';
    if (key === 'delivery_address' && side === 'theirs') return conflict?.current.address ?? '';
    const choices = key === 'contact_id' ? contacts : key === 'delivery_address' ? addresses : [];
    const status = key === 'status' ? statuses.find((option) => String(option.status) === value)?.text : undefined;
    return status ?? choices.find((choice) => choice.value === value)?.text ?? String(value ?? '');
  };
  return (
    <FormDialog
      open
      title={order ? t('form.editTitle', { number: orderNumber(order) }) : t('form.newTitle')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={creating.isLoading || updating.isLoading}
      dirty={formState.isDirty}
    >
      {conflict && <ConflictDialog conflict={conflict} labels={labels} show={show} onResolve={resolve} onClose={() => setConflict(null)} />}
      <div className="form-grid">
        {problem && (
          <div className="wide">
            <ProblemNote problem={problem} title={t(order ? 'refused.update_error' : 'refused.post_error')} />
          </div>
        )}
        {formState.isSubmitted && !formState.isValid && (
          <div className="wide">
            <ErrorList errors={formState.errors} labels={labels} shown />
          </div>
        )}
        <TextField control={control} name="production_id" label={labels.production_id} help={t('form.numberHelp')} />
        <TextField control={control} name="offer_id" label={labels.offer_id} />
        <CustomerField
          value={customerId}
          name={customer?.name ?? order?.customer ?? null}
          editable={mayChooseCustomer}
          onPick={chooseCustomer}
        />
        <SelectField
          control={control}
          name="contact_id"
          label={t('form.contact')}
          choices={contacts}
          placeholder={customerId === null ? t('form.chooseCustomerFirst') : contacts.length === 0 ? t('form.noContacts') : '–'}
          disabled={contacts.length === 0}
        />
        <TextField control={control} name="customer_order_number" label={labels.customer_order_number} />
        <SelectField
          control={control}
          name="delivery_address"
          label={t('form.address')}
          choices={addresses}
          placeholder={
            customerId === null ? t('form.chooseCustomerFirst') : addresses.length === 0 ? t('form.noAddresses') : t('form.addressChoose')
          }
          disabled={addresses.length === 0}
        />
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
      </div>
    </FormDialog>
  );
};
