import { historyCode } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kits/data/loaded';
import { shownData } from '../../kits/data/read-state';
import { useLanguage } from '../../kits/address/language';
import { useListView } from '../../kits/lists/use-list-view';
import { useListProductionOrdersQuery } from '../../entities/production/production-orders-api';
import { useNow } from '../../kits/elements/use-now';
import { useListOperationActionsQuery } from './api/production-api';
import { HistoryView } from './components/history-view';
import { MatrixView } from './components/matrix-view';
import { ProductionToolbar } from './components/production-toolbar';
import { productionView, type HistoryCode } from './rules/production-view';
import './production.css';
import './matrix.css';
import './matrix-board.css';
import './preview.css';
import './history.css';

/** Read again at least so often, should the live stream say nothing. */
const AT_WORST_MS = 60_000;

const codes: { readonly [code in HistoryCode]: number } = {
  done: historyCode.completed,
  returns: historyCode.returned,
  comments: historyCode.comment,
  problems: historyCode.problem,
};

/** Orders in production: where each stands, and what has been done. */
export const ProductionPage = () => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const now = useNow();
  const { view, change } = useListView(productionView);
  const isHistory = view.shown === 'history';
  const matrix = useListProductionOrdersQuery({ query: {} }, { skip: isHistory, pollingInterval: AT_WORST_MS });
  const history = useListOperationActionsQuery(
    {
      query: {
        filter: view.filter,
        page: view.page,
        ...(view.code === 'problems' ? { only_problems: 'true' } : view.code ? { code: codes[view.code] } : {}),
      },
    },
    { skip: !isHistory, pollingInterval: AT_WORST_MS },
  );
  const orders = isHistory ? undefined : shownData(matrix);
  const actions = isHistory ? shownData(history) : undefined;
  const clear = () => change(productionView.cleared(view, ['filter', 'onlyProblems']));
  return (
    <PageFrame
      title={t('title')}
      state={
        <span className="secondary nowrap pm-count">
          {orders && t('inProduction', { count: orders.orders.length })}
          {orders && orders.total > orders.orders.length && (
            <>
              {' '}
              ·{' '}
              {t('moreOrders', {
                shown: formatNumber(orders.orders.length, language),
                total: formatNumber(orders.total, language),
              })}
            </>
          )}
          {actions?.from && t('past.count', { count: actions.total, from: actions.from })}
        </span>
      }
      toolbar={<ProductionToolbar view={view} counts={actions?.counts} onChange={change} />}
    >
      <div className={`body pm-page ${isHistory ? 'is-history' : 'is-matrix'}`}>
        {isHistory ? (
          <Loaded query={history} failed={t('past.failed')} keepPrevious>
            {(shown) => <HistoryView history={shown} view={view} isFetching={history.isFetching} onChange={change} />}
          </Loaded>
        ) : (
          <Loaded query={matrix} failed={t('failed')} keepPrevious>
            {(shown) => (
              <MatrixView data={shown} view={view} now={now} isFetching={matrix.isFetching} onClear={clear} />
            )}
          </Loaded>
        )}
      </div>
    </PageFrame>
  );
};
