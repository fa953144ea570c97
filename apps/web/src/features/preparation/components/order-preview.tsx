import { useLayoutEffect, useRef, useState } from 'react';
import type { ProductionOrder } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { StartCell } from './start-cell';
import './order-preview.css';

export interface OpenPreview {
  readonly order: ProductionOrder;
  readonly at: { readonly x: number; readonly y: number };
}
const GAP = 12;

/** More about an order beside the pointer; it turns to the other side at the edges of the window. */
export const OrderPreview = ({ preview: { order, at } }: { preview: OpenPreview }) => {
  const { t } = useTranslation('preparation');
  const panel = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect();
    if (box) setSize({ width: box.width, height: box.height });
  }, [order]);
  const left = at.x + GAP + size.width > innerWidth ? Math.max(0, at.x - GAP - size.width) : at.x + GAP;
  const top = at.y + GAP + size.height > innerHeight ? Math.max(0, at.y - GAP - size.height) : at.y + GAP;
  const facts = [
    [t('preview.product'), order.product_type],
    [t('preview.wood'), order.wood_type],
    [t('preview.paint'), order.paint_type],
    [t('preview.manager'), order.manager],
    [t('preview.with'), `${order.products} / ${order.count}`],
  ] as const;
  return (
    <div
      ref={panel}
      className="order-preview"
      role="tooltip"
      aria-label={t('preview.label', { order: order.number })}
      style={{ left, top }}
    >
      <p>
        <b>{order.number}</b> {order.customer}
      </p>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
        {order.suppliers.map((one) => (
          <div key={one.id}>
            <dt>{one.title}</dt>
            <dd>{one.confirmed_delivery_date ?? t('noDate')}</dd>
          </div>
        ))}
        <div>
          <dt>{t('column.start')}</dt>
          <dd>
            <StartCell start={order.possible_start} />
          </dd>
        </div>
      </dl>
    </div>
  );
};
