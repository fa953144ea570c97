import { useState } from 'react';
import { order as orderSchema, type Order, type Problem } from '@mullion/contracts';
import {
  ErrorList,
  FormDateField,
  FormDialog,
  ProblemNote,
  SelectField,
  TextField,
  useAccess,
  useToast,
  useZodForm,
} from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { CustomerField } from '../../../app/customers/customer-field';
import { useCustomerQuery } from '../../../app/customers/customers-api';
import { useStatusOptions } from '../../../app/status/use-statuses';
import { useCreateOrderMutation, useUpdateOrderMutation } from '../api/orders-api';
import { bodyOfForm, formOfOrder, orderFormSchema } from '../rules/order-form';
import { orderNumber } from '../rules/order-number';

interface OrderDialogProps {
  /** Null makes a new order. */
  readonly order: Order | null;
  readonly onClose: () => void;
}

/** The nine fields of an order (§1.7). The customer is chosen by administrators only; contact and address follow the customer. */
export const OrderDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useTranslation('orders');
  const { type } = useAccess();
  const mayChooseCustomer = type <= 1;
  const toast = useToast();
  const [create, creating] = useCreateOrderMutation();
  const [update, updating] = useUpdateOrderMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  // after a conflict: the row as somebody else left it, so that saving again puts these values on top of it
  const [base, setBase] = useState(order);
  const form = useZodForm(orderFormSchema, formOfOrder(order));
  const { control, formState, setValue, watch } = form;
  const customerId = watch('customer_id');
  const { data: customer } = useCustomerQuery({ params: { id: customerId ?? 0 } }, { skip: customerId === null });
  const statuses = useStatusOptions('orders')(order?.status ?? 0);

  const save = form.handleSubmit(async (values) => {
    setProblem(null);
    const body = bodyOfForm(values, base, mayChooseCustomer);
    const answer = order ? await update({ params: { id: order.id }, body }) : await create({ body });
    const refused = asProblem(answer.error);
    if (refused) {
      const current = orderSchema.safeParse(refused.current);
      if (current.success) setBase(current.data);
      return setProblem(refused);
    }
    if (answer.data) toast({ message: t(order ? 'done.saved' : 'done.created', { number: orderNumber(answer.data) }) });
    onClose();
  });
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
  };
  const contacts = (customer?.contacts ?? []).map((contact) => ({ value: String(contact.id), text: contact.name }));
  const addresses = (customer?.addresses ?? []).map(({ id, street, post_code, city, country }) => ({
    value: String(id),
    text: [street, [post_code, city].filter(Boolean).join(' '), country].filter(Boolean).join(', '),
  }));
  const statusChoices = statuses
    .filter((option) => option.status === (order?.status ?? 0) || (order !== null && option.allowed))
    .map((option) => ({ value: String(option.status), text: option.text }));
  return (
    <FormDialog
      open
      title={order ? t('form.editTitle', { number: orderNumber(order) }) : t('form.newTitle')}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      busy={creating.isLoading || updating.isLoading}
      dirty={formState.isDirty}
    >
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
