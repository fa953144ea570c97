import { Fragment, useRef, useState } from 'react';
import { Button } from '@blueprintjs/core';
import { Plus } from '@blueprintjs/icons';
import type { OrderSupplier, Problem, ProductionCenter, ProductionOrder, Supplier } from '@mullion/contracts';
import { FormDialog, Note, ProblemNote, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../../../kits/elements/use-media';
import { choicesOf, firstRow, promisedBy } from '../rules/supplier-rows';
import { useSupplierRows } from '../state/use-supplier-rows';
import { MonthCalendar } from './month-calendar';
import { StartFacts, startWith } from './start-facts';
import { SupplierFormRow } from './supplier-form-row';
import './order-suppliers-dialog.css';

interface OrderSuppliersDialogProps {
  readonly order: ProductionOrder;
  readonly centers: readonly ProductionCenter[];
  readonly suppliers: readonly Supplier[];
  /** The one whose date was chosen. */
  readonly promise: OrderSupplier | undefined;
  readonly furthest: ReadonlyMap<number, string>;
  readonly today: string;
  readonly isHoliday: (date: string) => boolean;
  readonly onClose: () => void;
}

const COLUMNS = ['supplier', 'ordered', 'confirmed', 'number', 'comment'] as const;

/** Suppliers of an order: what is ordered from each and when it comes, and what follows for the order's start. */
export const OrderSuppliersDialog = ({
  order,
  suppliers,
  promise,
  today,
  isHoliday,
  onClose,
  ...props
}: OrderSuppliersDialogProps) => {
  const { t } = useTranslation('preparation');
  const toast = useToast();
  const isNarrow = useMedia('(max-width: 1199px)');
  const isPhone = useMedia('(max-width: 599px)');
  const { rows, changes, isSaving, send, edit, addRow, removeRow } = useSupplierRows(order, today);
  const [activeKey, setActiveKey] = useState(() => firstRow(rows, promise));
  const table = useRef<HTMLTableElement>(null);
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const active = rows.find(({ key }) => key === activeKey);
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
  const startOf = (promised: Parameters<typeof startWith>[0]) => startWith(promised, order, props.centers, isHoliday);
  const then = startOf(promisedBy(rows, suppliers));
  const calendar = active && (
    <div className="supplier-month">
      <b>
        {active.promise?.title ??
          suppliers.find(({ id }) => id === active.supplier_id)?.title ??
          t('orderSuppliers.newRow')}
      </b>
      <MonthCalendar
        key={active.key}
        // the keyboard of a phone would cover the days
        autoFocus={isPhone && active.promise !== null}
        chosen={active.confirmed_delivery_date}
        start={then.date}
        today={today}
        isHoliday={isHoliday}
        onPick={(date) => edit(active.key, { confirmed_delivery_date: date })}
        onClear={() => edit(active.key, { confirmed_delivery_date: null })}
      />
    </div>
  );
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
          {active && <span className="dates-keys">, {t('dates.keys')}</span>}
        </span>
      }
    >
      {problem && <ProblemNote problem={problem} title={t('orderSuppliers.refused')} />}
      <div className="order-suppliers-dialog">
        <div>
          {rows.length === 0 && <p>{t('dates.none')}</p>}
          <table ref={table} className="tb order-suppliers" aria-label={t('orderSuppliers.table')}>
            <thead>
              <tr>
                {COLUMNS.map((key) => (
                  <th key={key} scope="col">
                    {t(`orderSuppliers.${key}`)}
                  </th>
                ))}
                <th aria-hidden />
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Fragment key={row.key}>
                  <SupplierFormRow
                    row={row}
                    choices={choicesOf(suppliers, rows, row)}
                    today={today}
                    furthest={row.supplier_id === null ? undefined : props.furthest.get(row.supplier_id)}
                    active={row.key === activeKey}
                    missing={tried && row.supplier_id === null}
                    onActive={() => setActiveKey(row.key)}
                    onEdit={(part) => edit(row.key, part)}
                    onRemove={() => removeRow(row.key)}
                  />
                  {isNarrow && row.key === activeKey && (
                    <tr className="supplier-month-row">
                      <td colSpan={COLUMNS.length + 1}>{calendar}</td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          </table>
          <div className="under-rows">
            <Button
              icon={<Plus />}
              text={t('orderSuppliers.add')}
              disabled={!free}
              onClick={() => setActiveKey(addRow())}
            />
            {!free && <span className="muted">{t('orderSuppliers.allAdded')}</span>}
          </div>
          {tried && changes.incomplete.length > 0 && <Note tone="bad">{t('orderSuppliers.required')}</Note>}
          <StartFacts
            now={startOf(order.suppliers)}
            then={changes.isDirty ? then : null}
            delivery={order.delivery_date}
            isHoliday={isHoliday}
          />
        </div>
        {!isNarrow && calendar}
      </div>
    </FormDialog>
  );
};

const focusMissing = (table: HTMLTableElement | null): void =>
  [...(table?.querySelectorAll('select') ?? [])].find(({ value }) => value === '')?.focus();
