import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import { Button } from '@blueprintjs/core';
import { More } from '@blueprintjs/icons';
import { formatNumber } from '@mullion/i18n';
import type { Language, OrderSupplier, ProductionCenter, ProductionOrder, Supplier } from '@mullion/contracts';
import { useTranslation } from 'react-i18next';
import { boxGlyph } from '../../../entities/production/box-glyph';
import { HeatCell } from '../../../entities/production/heat-cell';
import { RemakesMark } from '../../../entities/production/remakes-mark';
import { useBoxText } from '../../../entities/production/use-box-text';
import { DateCell } from './date-cell';
import { StartCell } from './start-cell';

export type RowVerb = 'suppliers' | 'operations' | 'add';
export interface RowActions {
  readonly open: (verb: RowVerb, order: ProductionOrder, promise?: OrderSupplier) => void;
  readonly clear: (promise: OrderSupplier) => void;
  readonly menu: (order: ProductionOrder, promise: OrderSupplier | undefined, at: { x: number; y: number }) => void;
  readonly preview: (order: ProductionOrder, at: { x: number; y: number }, atOnce: boolean) => void;
  readonly hide: () => void;
  readonly select: (order: ProductionOrder, toggle: boolean) => void;
}
interface OrderRowProps extends RowActions {
  readonly order: ProductionOrder;
  readonly centers: readonly ProductionCenter[];
  readonly columns: readonly Supplier[];
  readonly furthest: ReadonlyMap<number, string>;
  readonly today: string;
  readonly now: number;
  readonly writes: boolean;
  readonly selected: boolean;
  readonly first: boolean;
}

export const ROW_KEYS: Readonly<Record<string, RowVerb>> = { t: 'suppliers', o: 'operations', n: 'add' };

/**
 * One order in preparation. Arrows walk rows and dates; Space shows more, `.` opens the menu, letters do what it lists.
 */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, centers, columns, furthest, today, now, writes, selected, first } = props;
  const { t, i18n } = useTranslation('preparation');
  const boxText = useBoxText();
  const language = i18n.language as Language;
  const promiseOf = (element: EventTarget): OrderSupplier | undefined => {
    const id = (element as HTMLElement).closest<HTMLElement>('[data-supplier]')?.dataset.supplier;
    return order.suppliers.find((one) => one.id === Number(id));
  };
  const openMenu = (event: MouseEvent | KeyboardEvent, at: { x: number; y: number }) => {
    event.preventDefault();
    if (writes) props.menu(order, promiseOf(event.target), at);
  };
  const keys = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, currentTarget: row } = event;
    const box = (event.target as HTMLElement).getBoundingClientRect();
    const at = { x: box.left + 12, y: box.bottom };
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const isLetter = !event.ctrlKey && !event.altKey && !event.metaKey;
    const verb = isLetter ? ROW_KEYS[key.toLowerCase()] : undefined;
    if (by !== 0) focusBeside(row, by);
    else if (key === 'ArrowRight' || key === 'ArrowLeft')
      focusDate(row, event.target as HTMLElement, key === 'ArrowRight' ? 1 : -1);
    else if (key === '.' || (key === 'F10' && event.shiftKey) || key === 'ContextMenu') openMenu(event, at);
    else if (key === ' ' && event.target === row && event.ctrlKey) props.select(order, true);
    else if (key === ' ' && event.target === row) props.preview(order, at, true);
    else if (key === 'Escape') return props.hide();
    else if (key === 'Enter' && event.target === row && writes) props.open('suppliers', order);
    else if (verb && writes) props.open(verb, order, promiseOf(event.target));
    else return;
    event.preventDefault();
  };
  return (
    <tr
      tabIndex={first ? 0 : -1}
      className={selected ? 'sel' : undefined}
      aria-selected={selected}
      data-order={order.id}
      onKeyDown={keys}
      onClick={(event) => props.select(order, event.ctrlKey || event.metaKey)}
      onContextMenu={(event) => openMenu(event, { x: event.clientX, y: event.clientY })}
      onMouseMove={(event) => props.preview(order, { x: event.clientX, y: event.clientY }, false)}
      onMouseLeave={props.hide}
    >
      <th scope="row" className="stick">
        <b>{order.number}</b> <RemakesMark count={order.remakes} />{' '}
        <span className="muted customer">{order.customer}</span>
      </th>
      <td className="num">{order.count}</td>
      <td className="num">{formatNumber(order.area, language, 2)}</td>
      <td>{order.delivery_date?.slice(5) ?? '–'}</td>
      {centers.map(({ id, code, description }, at) => {
        const box = order.boxes.find((one) => one.work_center_id === id);
        const glyph = boxGlyph(box, now);
        return (
          <td key={id} className={at === 0 ? 'edge heat-td' : 'heat-td'}>
            <span role="img" aria-label={`${code} ${description}: ${boxText(box, glyph, now)}`}>
              <HeatCell box={box} glyph={glyph} />
            </span>
          </td>
        );
      })}
      {columns.map(({ id, title }, at) => {
        const promise = order.suppliers.find((one) => one.supplier_id === id);
        return (
          <td key={id} className={at === 0 ? 'edge' : undefined}>
            <DateCell
              promise={promise}
              today={today}
              title={title}
              furthest={
                promise !== undefined &&
                promise.confirmed_delivery_date !== null &&
                furthest.get(id) === promise.confirmed_delivery_date
              }
              onOpen={writes && promise ? () => props.open('suppliers', order, promise) : null}
              onClear={() => promise && props.clear(promise)}
            />
          </td>
        );
      })}
      <td className="edge start" aria-label={t('column.start')}>
        <span className="row">
          <StartCell start={order.possible_start} />
          {writes && (
            <Button
              variant="minimal"
              size="small"
              icon={<More />}
              tabIndex={-1}
              aria-label={t('menu.label', { order: order.number })}
              onClick={(event) => {
                const { right, bottom } = event.currentTarget.getBoundingClientRect();
                props.menu(order, undefined, { x: right, y: bottom });
              }}
            />
          )}
        </span>
      </td>
    </tr>
  );
});

const focusBeside = (row: HTMLTableRowElement, by: number): void => {
  const rows = [...(row.closest('tbody')?.querySelectorAll<HTMLElement>('tr[data-order]') ?? [])];
  rows[rows.indexOf(row) + by]?.focus();
};

/** From the row to its dates and back. */
const focusDate = (row: HTMLTableRowElement, from: HTMLElement, by: number): void => {
  const stops = [row, ...row.querySelectorAll<HTMLElement>('button.supplier-date')];
  stops[stops.indexOf(from) + by]?.focus();
};
