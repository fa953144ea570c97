import type { ImportResult } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { ImportEstimate, ImportGaps, ImportTotal } from './import-estimate';
import { countOutcomes } from '../rules/import-outcome';

/** What an import of the file would write. */
export const ImportPreview = ({ result, name }: { readonly result: ImportResult; readonly name: string }) => {
  const { t } = useTranslation(['imports', 'orders']);
  const counts = countOutcomes(result);
  const isNothing = counts.created + counts.updated === 0;
  const sentences = [
    counts.created > 0 && t('preview.created', { count: counts.created }),
    counts.updated > 0 && t('preview.updated', { count: counts.updated }),
    counts.skipped > 0 && t('preview.skipped', { count: counts.skipped }),
  ].filter((sentence) => sentence !== false);
  return (
    <section className="wide col g3" aria-label={t('preview.title')}>
      <Note tone={isNothing ? 'warn' : 'info'} title={isNothing ? t('preview.nothing') : t('preview.title')}>
        {`${name}: ${sentences.join(' · ')}`}
      </Note>
      <div className="import-errors">
        <table className="tb cmp">
          <thead>
            <tr>
              <th>{t('preview.order')}</th>
              <th>{t('preview.what')}</th>
              <th className="r import-figure">{t('preview.added')}</th>
              <th className="r import-figure">{t('preview.changed')}</th>
              <th className="r import-figure">{t('preview.removed')}</th>
              <th className="r import-figure">{t('preview.fittings')}</th>
              <th className="r import-estimate">{t('orders:estimate.importHead')}</th>
            </tr>
          </thead>
          <tbody>
            {result.orders.map((order) => (
              <tr key={order.number}>
                <td className="num">{order.number}</td>
                <td>
                  {t(`preview.outcome.${order.outcome}`)}
                  <OrderChanges order={order} />
                </td>
                <td className="r">{order.outcome === 'skipped' ? null : order.added}</td>
                <td className="r">{order.outcome === 'skipped' ? null : order.changed}</td>
                <td className="r">
                  {order.outcome === 'skipped' ? null : order.removed > 0 ? <b>{order.removed}</b> : 0}
                </td>
                <td className="r">{order.outcome === 'skipped' ? null : order.fittings}</td>
                <td className="r">
                  {order.outcome === 'skipped' ? null : <ImportEstimate estimate={order.estimate ?? null} />}
                </td>
              </tr>
            ))}
          </tbody>
          <ImportTotal result={result} />
        </table>
      </div>
      <ImportGaps result={result} />
      <IgnoredHeads result={result} />
      {result.new_customers.length > 0 && (
        <p>
          {t('preview.newCustomers', { count: result.new_customers.length, names: result.new_customers.join(', ') })}
        </p>
      )}
    </section>
  );
};

/** What of a known order changes beside its products, and which positions go. */
const OrderChanges = ({ order }: { readonly order: ImportResult['orders'][number] }) => {
  const { t } = useTranslation('imports');
  const columns = order.order_columns.map((column) => t(`column.${column}`));
  return (
    <>
      {columns.length > 0 && <div className="muted sm">{t('preview.columns', { names: columns.join(', ') })}</div>}
      {order.removed > 0 && (
        <div className="warn sm">{t('preview.positions', { names: order.removed_positions.join(', ') })}</div>
      )}
    </>
  );
};

/** Columns of the file that nothing reads: said, never dropped without a word. */
export const IgnoredHeads = ({ result }: { readonly result: ImportResult }) => {
  const { t } = useTranslation('imports');
  if (result.ignored.length === 0) return null;
  return (
    <p className="warn">{t('preview.ignored', { count: result.ignored.length, names: result.ignored.join(', ') })}</p>
  );
};
