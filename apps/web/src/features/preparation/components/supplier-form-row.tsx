import { Button, InputGroup } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import type { Supplier, SupplierId } from '@mullion/contracts';
import { DateField, SelectBox } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { dateState } from '../rules/supplier-dates';
import type { SupplierRowForm } from '../rules/supplier-rows';
import { focusBesideRow } from '../state/focus-beside-row';
import { DateSign } from './date-cell';

interface SupplierFormRowProps {
  readonly row: SupplierRowForm;
  /** Suppliers that no other row names. */
  readonly choices: readonly Supplier[];
  readonly today: string;
  /** The furthest date that this supplier has confirmed for any order. */
  readonly furthest: string | undefined;
  readonly active: boolean;
  readonly missing: boolean;
  readonly onActive: () => void;
  readonly onEdit: (part: Partial<SupplierRowForm>) => void;
  readonly onRemove: () => void;
}

/** What was ordered from one supplier, and when it comes. */
export const SupplierFormRow = ({
  row,
  choices,
  today,
  furthest,
  active,
  missing,
  onActive,
  onEdit,
  onRemove,
}: SupplierFormRowProps) => {
  const { t } = useTranslation('preparation');
  const title = row.promise?.title ?? t('orderSuppliers.newRow');
  const name = (field: 'ordered' | 'confirmed' | 'number' | 'comment') =>
    t('orderSuppliers.row', { field: t(`orderSuppliers.${field}`), title });
  const { ordered_at, confirmed_delivery_date: confirmed } = row;
  const state = dateState(
    { supplier_id: row.supplier_id as SupplierId, ordered_at, confirmed_delivery_date: confirmed },
    today,
  );
  return (
    <tr className={active ? 'sel' : undefined} onFocus={onActive} onClick={onActive}>
      <td>
        {row.promise ? (
          <b>{row.promise.title}</b>
        ) : (
          <SelectBox
            // a row that was just added is where the next thing is typed
            autoFocus
            className={missing ? 'bp6-intent-danger' : undefined}
            value={row.supplier_id ?? ''}
            aria-label={t('orderSuppliers.supplier')}
            aria-invalid={missing}
            onChange={(event) =>
              onEdit({ supplier_id: (Number(event.currentTarget.value) || null) as SupplierId | null })
            }
            fill
          >
            <option value="">{t('orderSuppliers.choose')}</option>
            <optgroup label={t('orderSuppliers.notHere')}>
              {choices.map(({ id, title: choice, short_title }) => (
                <option key={id} value={id}>
                  {choice} ({short_title})
                </option>
              ))}
            </optgroup>
          </SelectBox>
        )}
      </td>
      <td data-label={t('orderSuppliers.ordered')}>
        <DateField
          label={name('ordered')}
          placeholder={t('date.notOrdered')}
          value={ordered_at}
          onChange={(date) => onEdit({ ordered_at: date })}
        />
      </td>
      <td data-label={t('orderSuppliers.confirmed')} data-focus-first={active || undefined}>
        <span className={`supplier-date ${state}`}>
          <DateSign state={state} />
          <DateField
            label={name('confirmed')}
            placeholder={t('orderSuppliers.unconfirmed')}
            value={confirmed}
            onChange={(date) => onEdit({ confirmed_delivery_date: date })}
          />
        </span>
        {furthest && (
          <span className={furthest === confirmed ? 'furthest far' : 'furthest muted'}>
            {t('furthest', { date: furthest.slice(5) })}
          </span>
        )}
      </td>
      <td data-label={t('orderSuppliers.number')}>
        <InputGroup
          aria-label={name('number')}
          maxLength={64}
          value={row.order_number}
          onValueChange={(order_number) => onEdit({ order_number })}
        />
      </td>
      <td data-label={t('orderSuppliers.comment')}>
        <InputGroup
          aria-label={name('comment')}
          maxLength={2000}
          value={row.comment}
          onValueChange={(comment) => onEdit({ comment })}
        />
      </td>
      <td>
        <Button
          variant="minimal"
          icon={<Cross />}
          aria-label={row.promise ? t('orderSuppliers.remove', { title }) : t('orderSuppliers.removeRow')}
          onClick={({ currentTarget }) => {
            focusBesideRow(currentTarget);
            onRemove();
          }}
        />
      </td>
    </tr>
  );
};
