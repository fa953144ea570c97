import type { ReactNode } from 'react';
import { weekOf } from '@mullion/contracts';
import { DateRangeFilter, FilterInput, SelectBox, SelectSkeleton, StatusRange } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { RowsPerPage } from '../../../kits/lists/rows-per-page';
import { useStatusNames } from '../../../entities/status/use-statuses';
import { today } from '../../../kits/data/today';
import { ordersView, type OrdersView } from '../../../entities/order/orders-view';

interface OrdersToolbarProps {
  readonly view: OrdersView;
  readonly withWeek: boolean;
  readonly onChange: (part: Partial<OrdersView>) => void;
  /** What stands at the right. */
  readonly tools: ReactNode;
}

const PACKING = ['0', '1', '2', '3'] as const;

export const OrdersToolbar = ({ view, withWeek, onChange, tools }: OrdersToolbarProps) => {
  const { t } = useTranslation(['orders', 'common']);
  const { choices, query } = useStatusNames('orders');
  const readWeek = (text: string): string | null => weekOf(text, today());
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
      <Loaded query={query} compact skeleton={<SelectSkeleton />}>
        {() => (
          <StatusRange
            value={{ from: view.statusFrom, to: view.statusTo }}
            choices={choices}
            onChange={({ from, to }) => onChange({ statusFrom: from, statusTo: to })}
          />
        )}
      </Loaded>
      <span className="vr" />
      <SelectBox
        aria-label={t('orders:column.pal_status')}
        value={view.packing ?? ''}
        options={[
          { value: '', label: t('orders:anyPacking') },
          ...PACKING.map((value) => ({ value, label: t(`orders:palStatus.${value}`) })),
        ]}
        onChange={(event) =>
          onChange({ packing: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })
        }
      />
      <RowsPerPage
        value={view.perPage}
        choices={ordersView.rows?.choices}
        onChange={(perPage) => onChange({ perPage })}
      />
      {withWeek && (
        <FilterInput
          label={`${t('orders:week')} (${t('orders:weekHint')})`}
          value={view.week ?? ''}
          isReadable={(text) => readWeek(text) !== null}
          onChange={(text) => onChange({ week: readWeek(text) })}
          width={206}
        />
      )}
      {tools}
    </>
  );
};
