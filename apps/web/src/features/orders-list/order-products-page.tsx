import { useMemo } from 'react';
import { Button } from '@blueprintjs/core';
import { Box } from '@blueprintjs/icons';
import { DataTable, EmptyState, PageFrame, Pane, ProblemNote, SelectionBar, useCan, useSelection } from '@mullion/ui-kit';
import type { Product } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { asProblem } from '../../app/api/as-problem';
import { useLanguage, usePageHref } from '../../app/language';
import { paths } from '../../app/paths';
import { useStatusNames } from '../../app/status/use-statuses';
import { useGetOrderQuery } from './api/orders-api';
import { OrderSummary } from './components/order-summary';
import { PositionGallery } from './components/position-gallery';
import { productColumns } from './components/product-columns';
import { orderNumber } from './rules/order-number';
import { useOrderActs } from './state/use-order-acts';
import './order-products.css';

const NO_IMAGES = {};

/** The products of an order: summary, table with drawings, drawings by position. */
export const OrderProductsPage = () => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const href = usePageHref();
  const { id } = useParams();
  const writes = useCan({ writes: true });
  const { planDispatch } = useOrderActs();
  const { nameOf } = useStatusNames('products');
  const {
    currentData: order,
    error,
    isFetching,
    refetch,
  } = useGetOrderQuery({ params: { id: id ?? '' }, query: { with_product_images: 'true' } });
  const problem = asProblem(error);
  const selection = useSelection<Product>((product) => product.id, order?.products);
  const images = order?.images ?? NO_IMAGES;
  const columns = useMemo(() => productColumns({ t, language, nameOf, images }), [t, language, nameOf, images]);
  const number = order ? orderNumber(order) : '';
  return (
    <PageFrame
      title={order ? t('products.title', { number }) : t('action.products')}
      crumb={<Link to={href(paths.orders())}>{t('title')}</Link>}
      actions={
        writes && order && <Button intent="primary" icon={<Box />} text={t('action.plan')} onClick={() => void planDispatch([order])} />
      }
      notes={
        problem &&
        problem.status !== 404 && <ProblemNote problem={problem} title={t('refused.get_one_error')} onRetry={() => void refetch()} />
      }
    >
      {order && <OrderSummary order={order} products={order.products} language={language} />}
      {!problem && (
        <div className="products-panes">
          <Pane label={t('action.products')} flush>
            <DataTable
              label={t('action.products')}
              columns={columns}
              rows={order?.products}
              idOf={(product) => product.id}
              nameOf={(product) => product.barcode}
              selection={selection}
              minWidth={960}
              fetching={isFetching}
              empty={<EmptyState title={t('products.empty')} text={t('products.emptyText')} />}
            />
          </Pane>
          <Pane title={t('products.byPosition')} className="gallery-pane">
            {order && <PositionGallery products={order.products} images={images} />}
          </Pane>
        </div>
      )}
      {problem?.status === 404 && (
        <EmptyState title={t('products.gone')} text={t('products.goneText')} action={<Link to={href(paths.orders())}>{t('title')}</Link>} />
      )}
      {!problem && <SelectionBar selection={selection} visibleCount={selection.ids.size} />}
    </PageFrame>
  );
};
