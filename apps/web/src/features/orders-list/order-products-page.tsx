import { useMemo, useState } from 'react';
import { Button, ButtonGroup } from '@blueprintjs/core';
import { Box, Clipboard, Document, History, Lock, Media, Plus, Share } from '@blueprintjs/icons';
import {
  ColumnChooser,
  DataTable,
  EmptyState,
  PageFrame,
  Pane,
  SelectionBar,
  SideDrawer,
  StatusMark,
  useCan,
  useColumns,
  useSelection,
} from '@mullion/ui-kit';
import { orderNumber, type Product } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Loaded } from '../../kits/data/loaded';
import { readState } from '../../kits/data/read-state';
import { useLanguage, usePageHref } from '../../kits/address/language';
import { ShareDrawer } from '../../entities/links/share-drawer';
import { useRemembered } from '../../entities/recent/recent';
import { usePrintLabels } from '../../entities/labels/use-print-labels';
import { lastList } from '../../kits/lists/last-list';
import { paths } from '../../entities/pages/paths';
import { useStatusNames } from '../../entities/status/use-statuses';
import { useGetOrderQuery } from './api/orders-api';
import { OrderSummary } from './products/order-summary';
import { OrderProgressSteps } from './products/order-progress-steps';
import { PositionGallery } from './products/position-gallery';
import { productColumns } from './products/product-columns';
import { ProductDialogs } from './products/product-dialogs';
import { ProductSelectionActions } from './products/product-selection-actions';
import { SheetsMenu } from './products/sheets-menu';
import { useOrderSteps } from './products/use-order-steps';
import { useProductActions, type ProductDialogState } from './products/use-product-actions';
import { usePasteRows } from './products/use-paste-rows';
import { useProductLock } from './products/use-product-lock';
import { useProductMutations } from './products/use-product-mutations';
import { useOrderMutations } from './state/use-order-mutations';
import './products/order-products.css';
import { OrderPresence } from './components/order-presence';
import { OrderGone } from './order-gone';

const NONE = {};

/**
 * The products of an order: summary, table with drawings, drawings by position; new, edit, comment, recalculate,
 * delete, PDF.
 */
export const OrderProductsPage = () => {
  const { t } = useTranslation(['orders', 'common', 'links', 'timeline']);
  const language = useLanguage();
  const href = usePageHref();
  const { id } = useParams();
  const writes = useCan({ writes: true });
  const shares = useCan({ types: [0, 1, 2, 3] });
  const [sharing, setSharing] = useState(false);
  const { planDispatch } = useOrderMutations();
  const { nameOf } = useStatusNames('products');
  const orderStatus = useStatusNames('orders');
  const query = useGetOrderQuery({ params: { id: id ?? '' }, query: { with_product_images: 'true' } });
  const state = readState(query);
  const order = state.kind === 'shown' ? state.data : undefined;
  const selection = useSelection<Product>((product) => product.id, order?.products);
  const images = order?.images ?? NONE;
  const comments = order?.comment_counts ?? NONE;
  const all = useMemo(
    () => productColumns({ t, language, nameOf, images, comments, href }),
    [t, language, nameOf, images, comments, href],
  );
  const columns = useColumns('products', all);
  const [dialog, setDialog] = useState<ProductDialogState | null>(null);
  const [gallery, setGallery] = useState(false);
  const mutations = useProductMutations();
  const labels = usePrintLabels();
  const printLabels = (products: readonly Product[]) =>
    labels.print(products.map((product) => ({ kind: 'product', id: product.id })));
  const locked = useProductLock(order);
  const { actionsOf, askDelete } = useProductActions(setDialog, printLabels, locked);
  const pasteRows = usePasteRows(writes && order && !locked ? order : null);
  const number = order ? orderNumber(order) : '';
  const way = useOrderSteps(order);
  useRemembered(
    order
      ? { kind: 'order', id: order.id, title: number, note: order.customer ?? '', path: paths.products(order.id) }
      : null,
  );
  const printed = selection.rows.length > 0 ? selection.rows : (order?.products ?? []);
  const newButton = writes && order && (
    <Button
      icon={locked ? <Lock /> : <Plus />}
      text={t('products.new')}
      disabled={locked !== undefined}
      title={locked}
      onClick={() => setDialog({ kind: 'new' })}
    />
  );
  return (
    <PageFrame
      title={order ? t('products.title', { number }) : t('action.products')}
      crumb={<Link to={href(lastList.of(paths.orders()))}>{t('title')}</Link>}
      state={
        order && (
          <span className="row order-state">
            <StatusMark status={order.status} text={orderStatus.nameOf(order.status)} />
          </span>
        )
      }
      actions={
        order && (
          <>
            <OrderPresence order={order} isEditing={dialog !== null} />
            <Link className="bp6-button timeline-link" to={href(paths.orderTimeline(order.id))}>
              <History aria-hidden />
              <span className="bp6-button-text">{t('timeline:open')}</span>
            </Link>
            <ButtonGroup>
              <Button
                icon={<Document />}
                text={t('products.pdf')}
                disabled={order.products.length === 0}
                onClick={() => void mutations.print(printed)}
              />
              <SheetsMenu
                products={printed}
                chosen={selection.rows.length > 0}
                onPrint={(template, products) => void mutations.print(products, template)}
              />
            </ButtonGroup>
            {writes && order.can.plan && way?.next && way.next !== 'plan' && (
              <Button
                className="plan-button"
                icon={<Box />}
                text={t('action.plan')}
                onClick={() => void planDispatch([order])}
              />
            )}
            {shares && <Button icon={<Share />} text={t('links:open.order')} onClick={() => setSharing(true)} />}
            {newButton}
          </>
        )
      }
    >
      <Loaded query={query} failed={t('refused.get_one_error')} gone={<OrderGone />}>
        {() => (
          <>
            {order && way && (
              <OrderProgressSteps
                order={order}
                way={way}
                quiet={selection.ids.size > 0}
                onProducts={() => setDialog({ kind: 'new' })}
                onPlan={() => void planDispatch([order])}
              />
            )}
            {order && <OrderSummary order={order} products={order.products} language={language} />}
            <div className="products-panes">
              <Pane
                title={t('action.products')}
                count={order?.products.length}
                actions={
                  <>
                    {writes && (
                      <Button
                        variant="minimal"
                        icon={<Clipboard />}
                        text={t('products.paste.open')}
                        disabled={locked !== undefined}
                        title={locked ?? t('products.paste.hint')}
                        onClick={() => pasteRows(null)}
                      />
                    )}
                    <Button
                      variant="minimal"
                      className="gallery-button"
                      icon={<Media />}
                      text={t('products.byPosition')}
                      onClick={() => setGallery(true)}
                    />
                    <ColumnChooser columns={columns} />
                  </>
                }
                flush
              >
                <DataTable
                  label={t('action.products')}
                  columns={columns.visible}
                  rows={order?.products}
                  idOf={(product) => product.id}
                  nameOf={(product) => product.barcode}
                  selection={selection}
                  minWidth={900 + columns.extraPx}
                  actionsOf={actionsOf}
                  menuActions
                  onOpen={(product) => setDialog({ kind: writes && !locked ? 'edit' : 'comments', product })}
                  fetching={query.isFetching}
                  empty={<EmptyState title={t('products.empty')} text={t('products.emptyText')} action={newButton} />}
                />
              </Pane>
              <Pane title={t('products.byPosition')} className="gallery-pane">
                {order && <PositionGallery products={order.products} images={images} />}
              </Pane>
            </div>
            <SelectionBar
              selection={selection}
              visibleCount={selection.ids.size}
              actions={
                writes && (
                  <ProductSelectionActions
                    products={selection.rows}
                    locked={locked}
                    onRecalculate={() => setDialog({ kind: 'recalculate', products: selection.rows })}
                    onStatus={(target) => setDialog({ kind: 'status', products: selection.rows, target })}
                    onLabels={() => printLabels(selection.rows)}
                    onDelete={() => askDelete(selection.rows)}
                  />
                )
              }
            />
          </>
        )}
      </Loaded>
      {labels.question}
      {gallery && order && (
        <SideDrawer open title={t('products.byPosition')} onClose={() => setGallery(false)}>
          <PositionGallery products={order.products} images={images} />
        </SideDrawer>
      )}
      {sharing && order && <ShareDrawer kind="order" id={order.id} name={number} onClose={() => setSharing(false)} />}
      {dialog && order && (
        <ProductDialogs
          order={order}
          dialog={dialog}
          mutations={mutations}
          onOpen={setDialog}
          onClose={() => setDialog((open) => (open === dialog ? null : open))}
          onRemoved={(products) => selection.set(products, false)}
        />
      )}
    </PageFrame>
  );
};
