import { useRef, useState } from 'react';
import { Button, InputGroup } from '@blueprintjs/core';
import { Cross, Plus } from '@blueprintjs/icons';
import type { Problem, ProductionOrder, Supplier, SupplierId } from '@mullion/contracts';
import { DateField, FormDialog, Note, ProblemNote, SelectBox, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../app/api/as-problem';
import { useAddOrderSuppliersMutation } from '../../../app/production/suppliers-api';
import { dateState } from '../rules/supplier-dates';
import { changesOf, choicesOf, rowOf, type SupplierRowForm } from '../rules/supplier-rows';
import { DateSign } from './date-cell';

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
  const [rows, setRows] = useState<readonly SupplierRowForm[]>(() => order.suppliers.map(rowOf));
  const [before] = useState(order.suppliers);
  const made = useRef(0);
  const table = useRef<HTMLTableElement>(null);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [saveRows, { isLoading: busy }] = useAddOrderSuppliersMutation();
  const changes = changesOf(before, rows);
  const isChanged = changes.removed.length + changes.changed.length + changes.added.length > 0;
  const edit = (key: string, part: Partial<SupplierRowForm>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const addRow = () => {
    made.current += 1;
    const key = `new-${made.current}`;
    setRows((all) => [...all, { key, promise: null, supplier_id: null, ordered_at: today, order_number: '', comment: '' }]);
  };
  const save = async () => {
    setTried(true);
    if (changes.incomplete.length > 0) return focusMissing(table.current);
    const { added: order_suppliers, changed, removed } = changes;
    if (isChanged) {
      const { error } = await saveRows({ params: { id: String(order.id) }, body: { order_suppliers, changed, removed } });
      if (error) return setProblem(asProblem(error) ?? null);
    }
    toast({ message: t('orderSuppliers.saved', { order: order.number }) });
    onClose();
  };
  const free = suppliers.length > rows.length;
  return (
    <FormDialog
      open
      title={t('orderSuppliers.title', { order: [order.number, order.customer].filter(Boolean).join(', ') })}
      busy={busy}
      dirty={isChanged}
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
                <td>
                  <DateField label={name('ordered')} value={row.ordered_at} onChange={(ordered_at) => edit(row.key, { ordered_at })} />
                </td>
                <td>
                  {row.promise ? (
                    <span className={`supplier-date ${state}`}>
                      <DateSign state={state} /> {row.promise.confirmed_delivery_date ?? t('orderSuppliers.unconfirmed')}
                    </span>
                  ) : (
                    <span className="muted">{t('orderSuppliers.willConfirm')}</span>
                  )}
                </td>
                <td>
                  <InputGroup
                    aria-label={name('number')}
                    maxLength={64}
                    value={row.order_number}
                    onValueChange={(order_number) => edit(row.key, { order_number })}
                  />
                </td>
                <td>
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
                    onClick={() => setRows((all) => all.filter(({ key }) => key !== row.key))}
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
