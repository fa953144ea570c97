import type { Supplier } from '@mullion/contracts';
import { Pane } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../kits/data/loaded';
import { useListProductionOrdersQuery } from '../../../entities/production/production-orders-api';

const ROWS = 5;
const ALT = 'Alt';
const ARGS = { query: { type: 'preperation' as const } };

/** The columns of preparation as they will be, over its first orders; and what the keys do with the chosen supplier. */
export const ColumnsPreview = ({ shown, selected }: { shown: readonly Supplier[]; selected: Supplier | undefined }) => {
  const { t } = useTranslation('preparation');
  const query = useListProductionOrdersQuery(ARGS);
  const mark = (id: number) => (id === selected?.id ? 'on' : undefined);
  return (
    <Pane title={t('suppliers.preview')} flush>
      {shown.length === 0 ? (
        <p className="supplier-facts">{t('suppliers.previewNone')}</p>
      ) : (
        <Loaded query={query} skeleton={<div className="bp6-skeleton supplier-skeleton" />}>
          {({ orders }) => (
            <div className="supplier-preview" tabIndex={0} role="region" aria-label={t('suppliers.preview')}>
              <table className="supplier-columns">
                <thead>
                  <tr>
                    <th scope="col">{t('suppliers.order')}</th>
                    {shown.map(({ id, title, short_title }) => (
                      <th key={id} scope="col" className={mark(id)} title={title}>
                        {short_title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {orders.slice(0, ROWS).map((order) => (
                    <tr key={order.id}>
                      <th scope="row">{order.number}</th>
                      {shown.map(({ id }) => {
                        const promise = order.suppliers.find((one) => one.supplier_id === id);
                        return (
                          <td key={id} className={mark(id)}>
                            {promise
                              ? (promise.confirmed_delivery_date?.slice(5) ?? <span className="warn">?</span>)
                              : '–'}
                          </td>
                        );
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Loaded>
      )}
      {selected && (
        <dl className="supplier-facts">
          <dt>{selected.title}</dt>
          <dd>
            <b>
              {selected.order_number === null
                ? t('suppliers.isHidden')
                : t('suppliers.place', { place: selected.order_number + 1, count: shown.length })}
            </b>
          </dd>
          <dt className="by-key">{t('suppliers.move')}</dt>
          <dd className="by-key">
            <kbd>{ALT}</kbd> <kbd>↑</kbd> <kbd>↓</kbd>
          </dd>
          <dt className="by-key">{t('suppliers.showOrHide')}</dt>
          <dd className="by-key">
            <kbd>H</kbd>
          </dd>
        </dl>
      )}
    </Pane>
  );
};
