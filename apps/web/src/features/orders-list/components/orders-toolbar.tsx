import type { ReactNode } from 'react';
import { DateRangeFilter, FilterInput, SelectBox, StatusRange } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useStatusNames } from '../../../app/status/use-statuses';
import { PER_PAGE, type OrdersView } from '../rules/orders-path';
import { weekOf } from '../rules/week-filter';

interface OrdersToolbarProps {
  readonly view: OrdersView;
  readonly week: string | null;
  readonly withWeek: boolean;
  readonly onChange: (part: Partial<OrdersView>) => void;
  readonly onWeek: (week: string | null) => void;
  readonly packing: number | null;
  readonly onPacking: (packing: number | null) => void;
  /** What stands at the right. */
  readonly tools: ReactNode;
}

const PACKING = ['0', '1', '2', '3'] as const;

/** Filters of the orders list (§1.2). */
export const OrdersToolbar = ({ view, week, withWeek, onChange, onWeek, packing, onPacking, tools }: OrdersToolbarProps) => {
  const { t } = useTranslation(['orders', 'common']);
  const { choices } = useStatusNames('orders');
  const typedWeek = (text: string) => {
    const found = weekOf(text, new Date().getFullYear());
    if (text === '' || found !== null) onWeek(found);
  };
  return (
    <>
      <FilterInput
        label={t('orders:filter')}
        value={view.filter ?? ''}
        onChange={(filter) => onChange({ filter: filter || null })}
        hotkey
      />
      <DateRangeFilter
        value={{ from: view.dateFrom, to: view.dateTo }}
        onChange={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
      />
      <span className="vr" />
      <StatusRange
        value={{ from: view.statusFrom, to: view.statusTo }}
        choices={choices}
        onChange={({ from, to }) => onChange({ statusFrom: from, statusTo: to })}
      />
      <span className="vr" />
      <SelectBox
        aria-label={t('orders:column.pal_status')}
        value={packing ?? ''}
        options={[
          { value: '', label: t('orders:anyPacking') },
          ...PACKING.map((value) => ({ value, label: t(`orders:palStatus.${value}`) })),
        ]}
        onChange={(event) => onPacking(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
      />
      <SelectBox
        aria-label={t('common:table.rowsPerPage')}
        value={view.perPage}
        options={PER_PAGE.map((rows) => ({ value: rows, label: t('common:table.rows', { count: rows }) }))}
        onChange={(event) => onChange({ perPage: Number(event.currentTarget.value) })}
      />
      {withWeek && (
        <FilterInput label={`${t('orders:week')} (${t('orders:weekHint')})`} value={week ?? ''} onChange={typedWeek} width={206} />
      )}
      {tools}
    </>
  );
};
