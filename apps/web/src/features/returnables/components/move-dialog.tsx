import { useState } from 'react';
import {
  addressLine,
  returnableMovement,
  type CustomerId,
  type MovementFields,
  type ReturnableHolderId,
  type ReturnableKindId,
} from '@mullion/contracts';
import { FormDateField, FormField, SelectField, Suggest, TextField } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CustomerField } from '../../../entities/customer/customer-field';
import { useCustomerQuery } from '../../../entities/customer/customers-api';
import { LoadedChoices } from '../../../kits/data/loaded-choices';
import { today } from '../../../kits/data/today';
import { RowDialog } from '../../../kits/forms/row-dialog';
import { useRowDialog } from '../../../kits/forms/use-row-dialog';
import { wholeNumber } from '../../../kits/forms/whole-number';
import {
  useListReturnableKindsQuery,
  useListReturnablesQuery,
  useMoveReturnablesMutation,
} from '../api/returnables-api';

interface MoveDialogProps {
  readonly act: MovementFields['act'];
  /** Known when the dialog is opened at a holder. */
  readonly holder: { readonly id: ReturnableHolderId; readonly name: string } | null;
  readonly onClose: () => void;
  readonly onMoved: (holder: ReturnableHolderId) => void;
}

const MOST_KINDS = 200;
const FOUND = 10;
const MOST = 10_000;
const fields = z.object({
  kind_id: z.string().min(1),
  count: wholeNumber(1, MOST),
  moved_on: z.iso.date(),
  address_id: z.string(),
  reason: z.string().trim().max(500),
});

/** Returnables are given out or taken back by hand: who, what, how many, when. */
export const MoveDialog = ({ act, holder, onClose, onMoved }: MoveDialogProps) => {
  const { t } = useTranslation(['returnables', 'common']);
  const kinds = useListReturnableKindsQuery({ query: { rows: MOST_KINDS } });
  const [move] = useMoveReturnablesMutation();
  const [holding, setHolding] = useState(holder);
  const [customer, setCustomer] = useState<{ readonly id: CustomerId; readonly name: string } | null>(null);
  const { control, submission } = useRowDialog({
    fields,
    row: null,
    schema: returnableMovement,
    formOf: () => ({ kind_id: '', count: '', moved_on: today(), address_id: '', reason: '' }),
    send: ({ kind_id, address_id, ...values }) =>
      move({
        body: {
          ...values,
          act,
          kind_id: Number(kind_id) as ReturnableKindId,
          ...(customer
            ? { customer_id: customer.id, address_id: (Number(address_id) || null) as never }
            : { holder_id: (holding?.id ?? 0) as ReturnableHolderId }),
        },
      }),
    done: ({ count }) => t(`done.${act}`, { count }),
    onSaved: (_values, saved) => onMoved(saved.holder_id),
    onClose,
  });
  const labels = {
    kind_id: t('entry.kind'),
    count: t('entry.count'),
    moved_on: t('entry.date'),
    address_id: t('entry.address'),
    reason: t('entry.note'),
  };
  return (
    <RowDialog
      title={t(act === 'given' ? 'entry.giveTitle' : 'entry.takeTitle')}
      action={t(act === 'given' ? 'give' : 'take')}
      submission={submission}
      refused={t('refused.move')}
      labels={labels}
      hasRequired
      submitDisabled={holding === null && customer === null}
      onClose={onClose}
    >
      {holder !== null && <p className="wide">{holder.name}</p>}
      {holder === null && act === 'taken' && <HolderField value={holding} onPick={setHolding} />}
      {holder === null && act === 'given' && (
        <>
          <CustomerField
            value={customer?.id ?? null}
            name={customer?.name ?? null}
            editable
            onPick={(id, name) => setCustomer(id === null ? null : { id: id as CustomerId, name: name ?? '' })}
          />
          {customer && <AddressChoice customerId={customer.id} control={control} label={labels.address_id} />}
        </>
      )}
      <SelectField
        control={control}
        name="kind_id"
        label={labels.kind_id}
        required
        placeholder={t('common:form.choose')}
        choices={(kinds.data?.data ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
        loaded={(box) => <LoadedChoices query={kinds}>{() => box}</LoadedChoices>}
      />
      <TextField control={control} name="count" label={labels.count} inputMode="numeric" required />
      <FormDateField control={control} name="moved_on" label={labels.moved_on} required />
      <TextField control={control} name="reason" label={labels.reason} />
    </RowDialog>
  );
};

type Control = Parameters<typeof SelectField<z.input<typeof fields>>>[0]['control'];

/** Where the customer keeps them. */
const AddressChoice = ({ customerId, control, label }: { customerId: CustomerId; control: Control; label: string }) => {
  const { t } = useTranslation('returnables');
  const customer = useCustomerQuery({ params: { id: customerId } });
  return (
    <SelectField
      control={control}
      name="address_id"
      label={label}
      placeholder={t('entry.noAddress')}
      choices={(customer.data?.addresses ?? []).map((address) => ({
        value: String(address.id),
        text: addressLine(address),
      }))}
      loaded={(box) => <LoadedChoices query={customer}>{() => box}</LoadedChoices>}
    />
  );
};

interface HolderFieldProps {
  readonly value: MoveDialogProps['holder'];
  readonly onPick: (holder: MoveDialogProps['holder']) => void;
}

/** One of those who have something. */
const HolderField = ({ value, onPick }: HolderFieldProps) => {
  const { t } = useTranslation('returnables');
  const [filter, setFilter] = useState<string | null>(null);
  const { currentData, isFetching } = useListReturnablesQuery(
    { query: { filter: filter ?? '', rows: FOUND, order_by: 'customer' } },
    { skip: filter === null },
  );
  const found = (currentData?.data ?? []).map(({ id, customer, address }) => ({ id, text: customer, note: address }));
  return (
    <FormField label={t('entry.holder')} wide required>
      {(wiring) => (
        <Suggest
          {...wiring}
          label={t('entry.holder')}
          placeholder={t('entry.holderSearch')}
          value={value && { id: value.id, text: value.name }}
          found={found}
          searching={isFetching}
          onSearch={setFilter}
          onPick={(picked) => onPick(picked ? { id: picked.id as ReturnableHolderId, name: picked.text } : null)}
        />
      )}
    </FormField>
  );
};
