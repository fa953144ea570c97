import { PageFrame } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { usePageHref } from '../../kits/address/language';
import { paths } from '../../entities/pages/paths';
import { useCustomerPageQuery } from './api/shared-api';
import { DocumentsOfPreview } from './components/order-documents';
import { SharedOrderView } from './components/shared-order';
import './shared.css';
import './shared-order.css';
import './shared-documents.css';

/** The page of an order for the planner, as its customer sees it. */
export const PreviewPage = () => {
  const { t } = useTranslation('shared');
  const href = usePageHref();
  const { id = '' } = useParams();
  const query = useCustomerPageQuery({ params: { id } });
  return (
    <PageFrame
      title={t('preview')}
      crumb={<Link to={href(paths.products(Number(id)))}>{query.currentData?.order.number ?? id}</Link>}
    >
      <Loaded query={query} failed={t('failed')} skeleton={null}>
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
