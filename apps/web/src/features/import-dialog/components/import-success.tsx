import { Button } from '@blueprintjs/core';
import { Box } from '@blueprintjs/icons';
import type { ImportResult } from '@mullion/contracts';
import { Note } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { IgnoredHeads } from './import-preview';
import { countOutcomes, countProducts } from '../rules/import-outcome';

interface ImportSuccessProps {
  readonly result: ImportResult;
  readonly onShow: () => void;
  readonly onPlan: () => void;
}

/** What the import did, and the two next steps. */
export const ImportSuccess = ({ result, onShow, onPlan }: ImportSuccessProps) => {
  const { t } = useTranslation('imports');
  const counts = countOutcomes(result);
  const products = countProducts(result);
  const sentences = [
    counts.created > 0 && t('created', { count: counts.created }),
    counts.updated > 0 && t('updated', { count: counts.updated }),
    counts.skipped > 0 && t('skipped', { count: counts.skipped }),
    products.added > 0 && t('added', { count: products.added }),
    products.changed > 0 && t('changed', { count: products.changed }),
    products.removed > 0 && t('removed', { count: products.removed }),
    result.fittings > 0 && t('fittings', { count: result.fittings }),
  ].filter((sentence) => sentence !== false);
  return (
    <section className="wide col g3">
      <Note tone="ok" title={t('resultWritten')}>
        {sentences.join(' · ')}
      </Note>
      {result.new_customers.length > 0 && (
        <p>
          {t('preview.newCustomers', { count: result.new_customers.length, names: result.new_customers.join(', ') })}
        </p>
      )}
      <IgnoredHeads result={result} />
      {result.orders.length > 0 && (
        <ul className="import-orders">
          {result.orders.map((order) => (
            <li key={order.number}>
              <b>{order.number}</b> <span className="muted">{t('products', { count: order.products })}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <Button intent="primary" icon={<Box />} text={t('planThem')} onClick={onPlan} />
        <Button text={t('showOrders')} onClick={onShow} />
      </div>
    </section>
  );
};
