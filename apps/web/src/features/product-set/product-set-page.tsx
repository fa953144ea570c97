import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import type { ProductSet } from '@mullion/contracts';
import { EmptyState, Note, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { useGo, usePageHref } from '../../kits/address/language';
import { EMPTY } from '../../kits/address/parts';
import { paths } from '../../entities/pages/paths';
import { ScanField } from '../../kits/scan/scan-field';
import { ScanProvider } from '../../kits/scan/scan-provider';
import { useProductSetQuery } from './api/product-set-api';
import { SetView } from './components/set-view';
import './product-set.css';

/** A product by its barcode with its picture, fittings and glass; the address keeps the barcode. */
export const ProductSetPage = () => {
  const { t } = useTranslation('productSet');
  const go = useGo();
  const { barcode: asked } = useParams();
  const barcode = asked === undefined || asked === EMPTY ? null : asked;
  const query = useProductSetQuery({ params: { barcode: barcode ?? '' } }, { skip: barcode === null });
  const retry = () => void query.refetch();
  // what was found last stays below the alert of a code that is not
  const last = barcode === null ? undefined : query.data;
  const view = (set: ProductSet) => <SetView key={set.id} set={set} onRetry={retry} />;
  const empty = <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <ScanProvider onScan={(code) => (code === barcode ? retry() : go(paths.productSet(code), { replace: true }))}>
      <PageFrame title={t('title')} toolbar={<Toolbar set={last} />}>
        <div className="product-set">
          {barcode === null ? (
            empty
          ) : (
            <Loaded
              query={query}
              failed={t('failed')}
              keepPrevious
              skeleton={<div className="set-panes bp6-skeleton" aria-busy />}
              gone={
                <>
                  <div className="set-miss">
                    <Note tone="bad" title={t('notFound', { barcode })}>
                      {last && t('previous', { order: last.order, position: last.position })}
                    </Note>
                  </div>
                  {last ? view(last) : empty}
                </>
              }
            >
              {view}
            </Loaded>
          )}
        </div>
      </PageFrame>
    </ScanProvider>
  );
};

const Toolbar = ({ set }: { set: ProductSet | undefined }) => {
  const { t } = useTranslation('productSet');
  const href = usePageHref();
  return (
    <>
      <div className="set-search">
        <ScanField label={t('barcode')} softKeyboard />
      </div>
      <span className="muted sm nowrap set-help">
        <kbd>Enter</kbd> {t('search')}
      </span>
      <span className="sp" />
      {set && (
        <>
          <Button className="set-print" icon={<Print />} text={t('print')} onClick={() => window.print()} />
          <Link className="bp6-button" to={href(paths.orderProgress(set.order_id))}>
            {t('progress')}
          </Link>
        </>
      )}
    </>
  );
};
