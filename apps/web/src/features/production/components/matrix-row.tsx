import { memo, type PointerEvent } from 'react';
import { Link } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import { RemakesMark } from '../../../entities/production/remakes-mark';
import { HeatCell } from '../../../entities/production/heat-cell';
import { useBoxText } from '../../../entities/production/use-box-text';
import type { MatrixRow as Row } from '../rules/matrix-rows';
import { OrderLocation } from './order-stands';

interface MatrixRowProps {
  readonly row: Row;
  readonly index: number;
  /** Column of the cell that Tab reaches; null: in another row. */
  readonly active: number | null;
  readonly hovered: number | null;
  readonly isChanged: boolean;
  readonly now: number;
  /** The work center whose preview is open. */
  readonly previewed: number | null;
  readonly onFocus: (column: number) => void;
  readonly onPoint: (column: number, cell: Element, x: number, y: number) => void;
  readonly onLeave: () => void;
  readonly onPress: (column: number, cell: Element, isTouch: boolean) => void;
}

const monthAndDay = (date: string | null): string => date?.slice(5) ?? '–';

/** An order: where it stands and its cells. */
export const MatrixRow = memo(
  (props: MatrixRowProps) => {
    const { row, index, active, hovered, now } = props;
    const { order, cells } = row;
    const href = usePageHref();
    const boxText = useBoxText();
    return (
      <tr aria-rowindex={index + 2} className={props.isChanged ? 'changed' : undefined} data-order={order.number}>
        <th scope="row" className="pm-order" title={[order.number, order.customer].filter(Boolean).join(' ')}>
          <span className="pm-name">
            <Link to={href(paths.orderProgress(order.id))} tabIndex={-1}>
              {order.number}
            </Link>
            <RemakesMark count={order.remakes} />
            <span className="secondary pm-folded">{monthAndDay(order.delivery_date)}</span>
            <span className="secondary ellipsis pm-customer">{order.customer}</span>
          </span>
        </th>
        <td className="secondary pm-date" title={order.delivery_date ?? undefined}>
          {monthAndDay(order.delivery_date)}
        </td>
        <td className="pm-idle">
          <OrderLocation row={row} now={now} />
        </td>
        {cells.map(({ center, box, glyph }, column) => (
          <td
            key={center.id}
            role="gridcell"
            data-cell={`${index}:${column}`}
            className={`pm-cell${column === hovered ? ' hovered' : ''}`}
            tabIndex={column === active ? 0 : -1}
            aria-label={`${center.code} ${center.description}: ${boxText(box, glyph, now)}`}
            aria-describedby={props.previewed === center.id ? 'pm-preview' : undefined}
            onFocus={() => props.onFocus(column)}
            onPointerMove={(event: PointerEvent) =>
              event.pointerType === 'mouse' && props.onPoint(column, event.currentTarget, event.clientX, event.clientY)
            }
            onPointerLeave={props.onLeave}
            onClick={(event) =>
              props.onPress(
                column,
                event.currentTarget,
                (event.nativeEvent as unknown as { pointerType?: string }).pointerType === 'touch',
              )
            }
          >
            <HeatCell box={box} glyph={glyph} />
          </td>
        ))}
        <td className="r secondary pm-completion">{monthAndDay(order.completion_date)}</td>
      </tr>
    );
  },
  (a, b) =>
    a.row === b.row &&
    a.index === b.index &&
    a.active === b.active &&
    a.hovered === b.hovered &&
    a.isChanged === b.isChanged &&
    a.now === b.now &&
    a.previewed === b.previewed,
);
