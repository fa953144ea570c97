import { useMemo, useRef, useState, type PointerEvent } from 'react';
import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { ChevronDown, ChevronRight, More, Remove } from '@blueprintjs/icons';
import type { PlacedProductDto } from '@mullion/contracts';
import { Can, GroupMark, Popover } from '@mullion/ui-kit';
import { formatNumber } from '@mullion/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kits/address/language';
import { identicalTogether, nextOfIdentical } from '../commands/identical-products';
import type { PlanningOrder } from '../commands/planning-data';
import { ProductRow } from './product-row';

/** A panel opens after the pointer has rested on it for a second, or when pressed. */
const OPEN_AFTER_MS = 1000;

interface OrderItemProps {
  readonly order: PlanningOrder;
  readonly group: number;
  readonly open: boolean;
  /** Those that are chosen. */
  readonly selected: ReadonlySet<number>;
  readonly palletNumberOf: (product: PlacedProductDto) => string | null;
  readonly isMovable: (product: PlacedProductDto) => boolean;
  readonly onToggle: () => void;
  readonly onSelect: (id: number, isMore: boolean) => void;
  readonly onDragStart: (event: PointerEvent, product: PlacedProductDto) => void;
  readonly onImage: (product: PlacedProductDto) => void;
  readonly onUnpack: (order: PlanningOrder) => void;
}

/** An order with what is left to pack first, identical products on one line; what is already on pallets folds away. */
export const OrderItem = (props: OrderItemProps) => {
  const { t } = useTranslation('planning');
  const language = useLanguage();
  const { order, open } = props;
  const [showPlaced, setShowPlaced] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useMemo(
    () => identicalTogether(order.products.filter((product) => product.pallet_id === null)),
    [order.products],
  );
  const placed = order.products.filter((product) => product.pallet_id !== null);
  const isComplete = order.placed_count >= order.products_count;
  const row = (product: PlacedProductDto, alike: readonly PlacedProductDto[], key: string | number) => (
    <ProductRow
      key={key}
      product={product}
      alike={alike}
      selected={props.selected.has(product.id)}
      pallet={props.palletNumberOf(product)}
      movable={props.isMovable(product)}
      onSelect={props.onSelect}
      onDragStart={props.onDragStart}
      onImage={props.onImage}
    />
  );
  return (
    <li>
      <div className={`pl-order${open ? ' open' : ''}`}>
        <button
          type="button"
          className="pl-order-head"
          aria-expanded={open}
          onClick={() => {
            clearTimeout(timer.current);
            props.onToggle();
          }}
          onPointerEnter={() => {
            if (!open) timer.current = setTimeout(props.onToggle, OPEN_AFTER_MS);
          }}
          onPointerLeave={() => clearTimeout(timer.current)}
        >
          {open ? <ChevronDown className="i muted" aria-hidden /> : <ChevronRight className="i muted" aria-hidden />}
          <span className="pl-order-name">
            <b className="ellipsis" title={order.number}>
              {order.number}
            </b>
            <GroupMark group={props.group} />
            <span className="secondary ellipsis" title={order.customer ?? undefined}>
              {order.customer}
            </span>
          </span>
          <span
            className={`nowrap${isComplete ? ' ok' : ''}`}
            aria-label={t('orders.placed', { placed: order.placed_count, total: order.products_count })}
          >
            {formatNumber(order.placed_count, language)}
            <span className="muted">{`/${formatNumber(order.products_count, language)}`}</span>
          </span>
        </button>
        <Can rule={{ writes: true }}>
          <Popover
            placement="bottom-end"
            content={
              <Menu>
                <MenuItem icon={<Remove />} text={t('orders.unpack')} onClick={() => props.onUnpack(order)} />
              </Menu>
            }
          >
            <Button
              className="icon-only"
              variant="minimal"
              size="small"
              icon={<More />}
              aria-label={t('orders.menu', { number: order.number })}
            />
          </Popover>
        </Can>
      </div>
      {open && (
        <ul>
          {left.map((group) => {
            const next = nextOfIdentical(group, props.selected);
            return next && row(next, group.products, group.key);
          })}
          {left.length === 0 && <li className="pl-quiet">{t('orders.allPlaced')}</li>}
          {placed.length > 0 && (
            <li className="pl-quiet">
              <button
                type="button"
                className="pl-link text-button"
                aria-expanded={showPlaced}
                onClick={() => setShowPlaced(!showPlaced)}
              >
                {showPlaced ? t('orders.hideMore') : t('orders.more', { count: placed.length })}
              </button>
            </li>
          )}
          {showPlaced && placed.map((product) => row(product, [product], product.id))}
        </ul>
      )}
    </li>
  );
};
