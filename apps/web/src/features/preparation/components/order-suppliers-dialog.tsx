import { useRef, useState } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Plus } from '@blueprintjs/icons';
import type { Problem, ProductionOrder, Supplier, SupplierId } from '@mullion/contracts';
import { DateField, FormDialog, Note, ProblemNote, SelectBox, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { dateState } from '../rules/supplier-dates';
import { choicesOf } from '../rules/supplier-rows';
import { focusBesideRow } from '../state/focus-beside-row';
import { useSupplierRows } from '../state/use-supplier-rows';
import { DateSign } from './date-cell';
import './order-suppliers-dialog.css';

interface OrderSuppliersDialogProps {
  readonly order: ProductionOrder;
  readonly suppliers: readonly Supplier[];
  readonly today: string;
  readonly onClose: () => void;
}

/** Suppliers of an order, edited in place; a new row offers only those that are not on it yet. */
export const OrderSuppliersDialog = ({ order, suppliers, today, onClose }: OrderSuppliersDialogProps) => {
  const { t } = useTranslation('preparation');
  const toast = useToast();
  const { rows, changes, isSaving, send, edit, addRow, removeRow } = useSupplierRows(order, today);
  const table = useRef<HTMLTableElement>(null);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async () => {
    setTried(true);
    setProblem(null);
    if (changes.incomplete.length > 0) return focusMissing(table.current);
    const refused = await send();
    if (refused) return setProblem(refused);
    toast({ message: t('orderSuppliers.saved', { order: order.number }) });
    onClose();
  };
  const free = suppliers.length > rows.length;
  return (
    <FormDialog
      open
      title={t('orderSuppliers.title', { order: [order.number, order.customer].filter(Boolean).join(', ') })}
      busy={isSaving}
      dirty={changes.isDirty}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onClose={onClose}
      footer={
        <span className="muted sm">
          {t('orderSuppliers.count', { count: rows.length - changes.incomplete.length })}
          {changes.incomplete.length > 0 && `, ${t('orderSuppliers.unfilled', { count: changes.incomplete.length })}`}
        </span>
      }
    >
      {problem && <ProblemNote problem={problem} title={t('orderSuppliers.refused')} />}
      <table ref={table} className="tb order-suppliers">
        <thead>
          <tr>
            {(['supplier', 'ordered', 'confirmed', 'number', 'comment'] as const).map((key) => (
              <th key={key} scope="col">
                {t(`orderSuppliers.${key}`)}
              </th>
            ))}
            <th aria-hidden />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const title = row.promise?.title ?? t('orderSuppliers.newRow');
            const name = (field: 'ordered' | 'number' | 'comment') =>
              t('orderSuppliers.row', { field: t(`orderSuppliers.${field}`), title });
            const state = dateState(row.promise ?? undefined, today);
            const missing = tried && row.supplier_id === null;
            return (
              <tr key={row.key}>
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
                      onChange={(event) => edit(row.key, { supplier_id: (Number(event.currentTarget.value) || null) as SupplierId | null })}
                      fill
                    >
                      <option value="">{t('orderSuppliers.choose')}</option>
                      <optgroup label={t('orderSuppliers.notHere')}>
                        {choicesOf(suppliers, rows, row).map(({ id, title: choice, short_title }) => (
                          <option key={id} value={id}>
                            {choice} ({short_title})
                          </option>
                        ))}
                      </optgroup>
                    </SelectBox>
                  )}
                </td>
                <td data-label={t('orderSuppliers.ordered')}>
                  <DateField label={name('ordered')} value={row.ordered_at} onChange={(ordered_at) => edit(row.key, { ordered_at })} />
                </td>
                <td data-label={t('orderSuppliers.confirmed')}>
                  {row.promise ? (
                    <span className={`supplier-date ${state}`}>
                      <DateSign state={state} /> {row.promise.confirmed_delivery_date ?? t('orderSuppliers.unconfirmed')}
                    </span>
                  ) : (
                    <span className="muted">{t('orderSuppliers.willConfirm')}</span>
                  )}
                </td>
                <td data-label={t('orderSuppliers.number')}>
                  <InputGroup
                    aria-label={name('number')}
                    maxLength={64}
                    value={row.order_number}
                    onValueChange={(order_number) => edit(row.key, { order_number })}
                  />
                </td>
                <td data-label={t('orderSuppliers.comment')}>
                  <InputGroup
                    aria-label={name('comment')}
                    maxLength={2000}
                    value={row.comment}
                    onValueChange={(comment) => edit(row.key, { comment })}
                  />
                </td>
                <td>
                  <Button
                    variant="minimal"
                    icon={<Cross />}
                    aria-label={row.promise ? t('orderSuppliers.remove', { title }) : t('orderSuppliers.removeRow')}
                    onClick={({ currentTarget }) => {
                      focusBesideRow(currentTarget);
                      removeRow(row.key);
                    }}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="under-rows">
        <Button icon={<Plus />} text={t('orderSuppliers.add')} disabled={!free} onClick={addRow} />
        {!free && <span className="muted">{t('orderSuppliers.allAdded')}</span>}
      </div>
      {tried && changes.incomplete.length > 0 && <Note tone="bad">{t('orderSuppliers.required')}</Note>}
    </FormDialog>
  );
};

const focusMissing = (table: HTMLTableElement | null): void =>
  [...(table?.querySelectorAll('select') ?? [])].find(({ value }) => value === '')?.focus();
