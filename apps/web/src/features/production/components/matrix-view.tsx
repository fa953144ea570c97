import { useMemo } from 'react';
import { Button } from '@blueprintjs/core';
import type { ProductionCenter, ProductionOrder } from '@mullion/contracts';
import { EmptyState } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { HeatLegend } from '../../../entities/production/heat-legend';
import { matrixRows } from '../rules/matrix-rows';
import type { ProductionView } from '../rules/production-view';
import { useChangedOrders } from '../state/use-changed-orders';
import { MatrixTable } from './matrix-table';
import { OrderMatrix } from './order-matrix';
import { LocationList } from './location-list';

interface MatrixViewProps {
  readonly data:
    | { readonly orders: readonly ProductionOrder[]; readonly centers: readonly ProductionCenter[] }
    | undefined;
  readonly view: ProductionView;
  readonly now: number;
  readonly isFetching: boolean;
  readonly onClear: () => void;
}

/** The matrix with its legend; says why there is nothing to see. */
export const MatrixView = ({ data, view, now, isFetching, onClear }: MatrixViewProps) => {
  const { t } = useTranslation('production');
  const href = usePageHref();
  const { sort } = view;
  const filter = view.filter ?? '';
  const onlyProblems = view.onlyProblems === 'true';
  const rows = useMemo(
    () => (data ? matrixRows(data.orders, data.centers, { filter, sort, onlyProblems }, now) : []),
    [data, filter, sort, onlyProblems, now],
  );
  const changed = useChangedOrders(data?.orders);
  if (!data)
    return (
      <div className="table-scroll" aria-busy>
        <div className="bp6-skeleton pm-skeleton" />
      </div>
    );
  if (data.orders.length === 0)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={
          <Link className="bp6-button" to={href(paths.preparation())}>
            {t('toPreparation')}
          </Link>
        }
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        picture="search"
        title={t('noMatch')}
        text={t('noMatchText')}
        action={<Button text={t('clear')} onClick={onClear} />}
      />
    );
  return (
    <>
      <div className="pm-legend">
        <HeatLegend />
        <span className="sp" />
        <span className="muted sm nowrap">{t('legendNote')}</span>
      </div>
      {view.shown === 'table' ? (
        <MatrixTable rows={rows} centers={data.centers} changed={changed} now={now} isFetching={isFetching} />
      ) : (
        <div className="pm-board" aria-busy={isFetching}>
          <OrderMatrix rows={rows} centers={data.centers} changed={changed} now={now} />
        </div>
      )}
      <LocationList rows={rows} now={now} />
    </>
  );
};
