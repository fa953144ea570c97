import { EmptyState, PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useCustomerPageQuery } from './api/shared-api';
import { DocumentsOfPreview } from './components/order-documents';
import { SharedOrderView } from './components/shared-order';
import '../../kits/outside/outside.css';
import './shared-order.css';
import './shared-documents.css';

/** The page of an order for the planner, as its customer sees it. */
export const PreviewPage = () => {
  const { t } = useTranslation(['shared', 'orders', 'common']);
  const href = usePageHref();
  const { id = '' } = useParams();
  const isId = Number.isSafeInteger(Number(id)) && Number(id) > 0;
  const query = useCustomerPageQuery({ params: { id } }, { skip: !isId });
  return (
    <PageFrame
      title={t('shared:preview')}
      crumb={
        query.currentData ? (
          <Link to={href(paths.products(Number(id)))}>{query.currentData.order.number}</Link>
        ) : (
          <Link to={href(paths.orders())}>{t('orders:title')}</Link>
        )
      }
    >
      <Loaded
        query={query}
        failed={t('shared:failed')}
        isGone={!isId}
        gone={
          <EmptyState
            title={t('orders:products.gone')}
            text={t('orders:products.goneText')}
            action={
              <Link className="bp6-button" to={href(paths.orders())}>
                {t('common:notHere.back')}
              </Link>
            }
          />
        }
        skeleton={null}
      >
        {(page) => (
          <div className="outside outside-preview">
            <div className="outside-main">
              <SharedOrderView page={page} documents={<DocumentsOfPreview id={id} />} />
            </div>
          </div>
        )}
      </Loaded>
    </PageFrame>
  );
};
