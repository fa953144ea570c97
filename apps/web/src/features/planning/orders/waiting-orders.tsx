import './waiting.css';
import { useState, type ReactNode } from 'react';
import { Button } from '@blueprintjs/core';
import { PathSearch } from '@blueprintjs/icons';
import { fitPlanning, type WaitingOrder } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { SelectionBar, useSelection, type Selection } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { shownData } from '../../../kits/data/read-state';
import { useLanguage } from '../../../kits/address/language';
import { usePaging } from '../../../kits/lists/use-list-view';
import { useWaitingOrdersQuery } from '../api/planning-api';
import { waitingGroups, type WaitingGroup } from './waiting-groups';

const ROWS = 50;
const YEAR = 4;

interface WaitingOrdersProps {
  readonly onPlan: (numbers: readonly string[]) => void;
  /** Shown when nothing waits. */
  readonly empty: ReactNode;
}

/** What is in planning and not on pallets yet, by week and place: ticked here, it becomes the plan. */
export const WaitingOrders = ({ onPlan, empty }: WaitingOrdersProps) => {
  const { t } = useTranslation('planning');
  const [page, setPage] = useState(1);
  const query = useWaitingOrdersQuery({ query: { page, rows: ROWS } }, { refetchOnMountOrArgChange: true });
  const data = shownData(query);
  const selection = useSelection<WaitingOrder>((order) => order.id, data?.data);
  const shownPage = data && { rows: ROWS, total: data.total, lastPage: data.last_page };
  const paging = usePaging(page, shownPage, query.isFetching, (next) => setPage(next.page));
  const numbers = selection.rows.map(({ number }) => number);
  const products = selection.rows.reduce((sum, order) => sum + order.products_count, 0);
  const fits = fitPlanning(numbers);
  const list = (orders: readonly WaitingOrder[]) => (
    <section className="pl-waiting" aria-label={t('waiting.title')}>
      <header className="ph">
        <h2>{t('waiting.title')}</h2>
        <span className="cnt">{t('waiting.count', { count: data?.total ?? 0 })}</span>
      </header>
      <ul data-scroll>
        {waitingGroups(orders).map((group) => (
          <Group key={group.key} group={group} selection={selection} />
        ))}
      </ul>
      <SelectionBar
        selection={selection}
        visibleCount={orders.filter(({ id }) => selection.has(id)).length}
        actions={
          <Button
            intent="primary"
            icon={<PathSearch />}
            text={t('waiting.plan', { count: numbers.length, products: t('waiting.products', { count: products }) })}
            disabled={!fits}
            title={fits ? undefined : t('waiting.tooMany')}
            onClick={() => onPlan(numbers)}
          />
        }
        {...(paging && { paging })}
      />
    </section>
  );
  return (
    <Loaded
      query={query}
      keepPrevious
      failed={t('waiting.failed')}
      skeleton={<div className="pl-waiting bp6-skeleton" aria-busy />}
    >
      {(shown) => (shown.total === 0 && selection.ids.size === 0 ? empty : list(shown.data))}
    </Loaded>
  );
};

interface GroupProps {
  readonly group: WaitingGroup;
  readonly selection: Selection<WaitingOrder>;
}

const Group = ({ group, selection }: GroupProps) => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  const { week, place, sum, orders } = group;
  const kg = (value: number) => t('waiting.kg', { mass: formatNumber(Math.round(value), language) });
  const weekText =
    week === null ? t('waiting.noDate') : t('waiting.week', { year: week.slice(0, YEAR), week: week.slice(YEAR) });
  const ticked = orders.filter(({ id }) => selection.has(id)).length;
  return (
    <li>
      <label className="pl-waiting-head">
        <input
          type="checkbox"
          className="tick"
          checked={ticked === orders.length}
          ref={(box) => {
            if (box) box.indeterminate = ticked > 0 && ticked < orders.length;
          }}
          aria-label={t('waiting.tickGroup', { week: weekText, place })}
          onChange={(event) => selection.set(orders, event.currentTarget.checked)}
        />
        <b className="nowrap">{weekText}</b>
        <span className="ellipsis" title={place}>
          {place || t('waiting.noPlace')}
        </span>
        <span className="secondary r">{t('waiting.orders', { count: sum.orders })}</span>
        <span className="r">{t('waiting.products', { count: sum.products_count })}</span>
        <span className="r">{kg(sum.weight)}</span>
      </label>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <label className={`pl-waiting-row${selection.has(order.id) ? ' sel' : ''}`}>
              <input
                type="checkbox"
                className="tick"
                checked={selection.has(order.id)}
                aria-label={t('waiting.tick', { number: order.number })}
                onChange={(event) => selection.set([order], event.currentTarget.checked)}
              />
              <b className="ellipsis" title={order.number}>
                {order.number}
              </b>
              <span className="secondary ellipsis" title={order.customer ?? undefined}>
                {order.customer}
              </span>
              <span className="secondary r">{order.delivery_date}</span>
              <span className="r">{t('waiting.products', { count: order.products_count })}</span>
              <span className="r">{kg(order.weight)}</span>
            </label>
          </li>
        ))}
      </ul>
    </li>
  );
};
