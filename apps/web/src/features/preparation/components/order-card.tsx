import { Button } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import type { Language, ProductionCenter, ProductionOrder } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { boxGlyph } from '../../../entities/production/box-glyph';
import { HeatCell } from '../../../entities/production/heat-cell';
import { RemakesMark } from '../../../entities/production/remakes-mark';
import { useBoxText } from '../../../entities/production/use-box-text';
import { DateCell } from './date-cell';
import type { RowActions } from './order-row';
import { StartCell } from './start-cell';
import './order-card.css';

interface OrderCardProps extends Pick<RowActions, 'open' | 'clear' | 'menu'> {
  readonly order: ProductionOrder;
  readonly centers: readonly ProductionCenter[];
  readonly today: string;
  readonly now: number;
  readonly furthest: ReadonlyMap<number, string>;
  readonly writes: boolean;
}

/** One order in preparation on a phone: the whole card opens its suppliers, a date opens at its supplier. */
export const OrderCard = ({ order, centers, today, now, furthest, writes, open, clear, menu }: OrderCardProps) => {
  const { t, i18n } = useTranslation('preparation');
  const boxText = useBoxText();
  const name = (
    <>
      <b>{order.number}</b> <RemakesMark count={order.remakes} /> <span className="secondary">{order.customer}</span>
    </>
  );
  const boxes = centers.flatMap((center) => {
    const box = order.boxes.find((one) => one.work_center_id === center.id);
    return box && box.state !== 'empty' ? [{ center, box }] : [];
  });
  return (
    <li className="preparation-card" data-order={order.id}>
      <div className="row">
        {writes ? (
          <button type="button" className="plain card-open" onClick={() => open('suppliers', order)}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        <span className="sp" />
        {writes && (
          <Button
            className="card-menu"
            variant="minimal"
            icon={<More />}
            aria-label={t('menu.label', { order: order.number })}
            onClick={({ currentTarget }) => {
              const { right, bottom } = currentTarget.getBoundingClientRect();
              menu(order, undefined, { x: right, y: bottom });
            }}
          />
        )}
      </div>
      <dl className="card-facts">
        <dt>{t('column.delivery')}</dt>
        <dd>{order.delivery_date ?? '–'}</dd>
        <dt>{t('column.start')}</dt>
        <dd>
          <StartCell start={order.possible_start} />
        </dd>
        <dt>{t('column.units')}</dt>
        <dd>{`${order.count}, ${formatNumber(order.area, i18n.language as Language, 2)} m²`}</dd>
        {order.suppliers.map((promise) => {
          const { id, title, supplier_id, confirmed_delivery_date: confirmed } = promise;
          return (
            <div key={id} className="card-supplier">
              <dt>{title}</dt>
              <dd>
                <DateCell
                  promise={promise}
                  today={today}
                  title={title}
                  furthest={confirmed !== null && furthest.get(supplier_id) === confirmed}
                  onOpen={writes ? () => open('suppliers', order, promise) : null}
                  onClear={() => clear(promise)}
                />
              </dd>
            </div>
          );
        })}
      </dl>
      {boxes.length > 0 && (
        <ul className="card-boxes">
          {boxes.map(({ center: { id, code, description }, box }) => {
            const glyph = boxGlyph(box, now);
            return (
              <li key={id}>
                <span className="muted sm">{code}</span>
                <span role="img" aria-label={`${code} ${description}: ${boxText(box, glyph, now)}`}>
                  <HeatCell box={box} glyph={glyph} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
};
