import { useMemo, useState, type PointerEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { Move, SortAsc } from '@blueprintjs/icons';
import { userTypes, type PlacedProductDto } from '@mullion/contracts';
import { Pane, useAccess } from '@mullion/ui-kit';
import { Trans, useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../kits/api/store';
import { lockOf } from '../commands/judge-drop';
import { orderGroups, sortedOrders, type PlanningData, type PlanningOrder } from '../commands/planning-data';
import { planningActions, selectPlanning } from '../document/planning-slice';
import { useDrag } from '../moving/drag-store';
import { OrderItem } from './order-item';

interface OrdersPaneProps {
  readonly data: PlanningData;
  readonly onDragStart: (event: PointerEvent, product: PlacedProductDto) => void;
  /** Shows a product's picture. */
  readonly onImage: (product: PlacedProductDto) => void;
  readonly onUnpack: (order: PlanningOrder) => void;
}

/** The orders shown and what is left of them to pack; dropping a product here takes it off its pallet. */
export const OrdersPane = ({ data, onDragStart, onImage, onUnpack }: OrdersPaneProps) => {
  const { t } = useTranslation('planning');
  const { type, features } = useAccess();
  const dispatch = useAppDispatch();
  const { openOrders, selectedProduct, moreProducts } = useAppSelector(selectPlanning);
  const selected = useMemo(
    () => new Set([...(selectedProduct === null ? [] : [selectedProduct]), ...moreProducts]),
    [selectedProduct, moreProducts],
  );
  const [unplacedFirst, setUnplacedFirst] = useState(false);
  const byOrder = features.includes('dispatch_by_order');
  const groups = useMemo(() => orderGroups(data, byOrder), [data, byOrder]);
  const pallets = useMemo(
    () => new Map<number, PlanningData['pallets'][number]>(data.pallets.map((pallet) => [pallet.id, pallet])),
    [data.pallets],
  );
  const palletOf = (product: PlacedProductDto) =>
    product.pallet_id === null ? undefined : pallets.get(product.pallet_id);
  const isMovable = (product: PlacedProductDto): boolean => {
    const pallet = palletOf(product);
    return type !== userTypes.reader && (!pallet || lockOf(pallet) === null);
  };
  const isDropHere = useDrag(
    (state) =>
      state.kind === 'dragging' &&
      state.target?.kind === 'unplaced' &&
      state.what.kind === 'product' &&
      state.what.product.pallet_id !== null,
  );
  const products = data.orders.reduce((sum, order) => sum + order.products_count, 0);
  return (
    <Pane
      title={t('orders.title')}
      count={t('orders.count', { orders: data.orders.length, count: products })}
      actions={
        <Button
          className="icon-only"
          variant="minimal"
          size="small"
          icon={<SortAsc />}
          active={unplacedFirst}
          aria-pressed={unplacedFirst}
          aria-label={t('orders.sort')}
          title={t('orders.sort')}
          onClick={() => setUnplacedFirst(!unplacedFirst)}
        />
      }
      flush
      className={isDropHere ? 'pl-drop-pane' : ''}
      footer={
        type === userTypes.reader ? undefined : (
          <div className="pl-hint">
            <Move className="i" aria-hidden />
            <span>
              <Trans t={t} i18nKey="orders.hint" components={{ kbd: <kbd /> }} />
            </span>
          </div>
        )
      }
    >
      <ul className="pl-orders" data-drop="unplaced" data-scroll>
        {sortedOrders(data.orders, unplacedFirst).map((order) => (
          <OrderItem
            key={order.id}
            order={order}
            group={groups.get(order.id) ?? 1}
            open={openOrders.includes(order.id)}
            selected={selected}
            palletNumberOf={(product) => palletOf(product)?.shown_number ?? null}
            isMovable={isMovable}
            onToggle={() => dispatch(planningActions.orderToggled(order.id))}
            onSelect={(id, isMore) =>
              dispatch(
                isMore
                  ? planningActions.productToggled(id)
                  : planningActions.productSelected(id === selectedProduct && moreProducts.length === 0 ? null : id),
              )
            }
            onDragStart={onDragStart}
            onImage={onImage}
            onUnpack={onUnpack}
          />
        ))}
      </ul>
    </Pane>
  );
};
