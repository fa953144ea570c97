import { useMemo } from 'react';
import type { ProductionCenter } from '@mullion/contracts';
import { formatNumber } from '@mullion/i18n';
import { MatrixGrid, type CellPlace, type MatrixColumn } from '@mullion/ui-kit';
import { Time } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useLanguage, usePageHref } from '../../../kits/address/language';
import { useMedia } from '../../../kits/elements/use-media';
import { paths } from '../../../entities/pages/paths';
import { HeatCell } from '../../../entities/production/heat-cell';
import { RemakesMark } from '../../../entities/production/remakes-mark';
import { useBoxText, useElapsedText } from '../../../entities/production/use-box-text';
import { centerSums, type MatrixRow } from '../rules/matrix-rows';
import { usePreview } from '../state/use-preview';
import { CellPreview } from './cell-preview';
import { Floating } from './floating';
import { OrderLocation } from './order-stands';

interface OrderMatrixProps {
  readonly rows: readonly MatrixRow[];
  readonly centers: readonly ProductionCenter[];
  readonly changed: ReadonlySet<number>;
  readonly now: number;
}

const ROW_PX = 26;
const HEAD_PX = 72;
const ORDER_PX = 206;
/** Where the customer's name has no room. */
const NARROW_ORDER_PX = 138;
/** Before the work centers: delivery and where it stands. */
const LEADING = 2;

const monthAndDay = (date: string | null): string => date?.slice(5) ?? '–';

/**
 * Orders by work centers on the big grid: rows by the thousand, a range of cells copied into a spreadsheet. MatrixTable
 * is the same as a plain table.
 */
export const OrderMatrix = ({ rows, centers, changed, now }: OrderMatrixProps) => {
  const { t } = useTranslation('production');
  const language = useLanguage();
  const href = usePageHref();
  const navigate = useNavigate();
  const boxText = useBoxText();
  const stands = useElapsedText();
  const isNarrow = useMedia('(max-width: 1099px)');
  const preview = usePreview<`${number}:${number}`>();
  const columns = useMemo((): MatrixColumn[] => {
    const sums = centerSums(rows, centers);
    return [
      { key: 'date', width: isNarrow ? 66 : 74, head: t('column.delivery') },
      { key: 'stands', width: isNarrow ? 92 : 104, head: t('column.stands') },
      ...centers.map((center, at) => ({
        key: center.id,
        width: 84,
        grows: true,
        head: (
          <span
            className={`pm-center${center.deleted ? ' deleted' : ''}`}
            title={`${center.code} ${center.description}`}
          >
            <span>{center.code}</span>
            <b>{center.description}</b>
            <span className="pm-sum">
              {t('leftShort', { left: formatNumber(sums[at]?.left ?? 0, language) })}
              {(sums[at]?.stuck ?? 0) > 0 && (
                <em title={t('stuck', { count: sums[at]?.stuck ?? 0 })}>
                  <Time size={12} aria-hidden />
                  {sums[at]?.stuck}
                </em>
              )}
            </span>
          </span>
        ),
      })),
      { key: 'completion', width: 84, head: t('column.completion') },
    ];
  }, [rows, centers, t, language, isNarrow]);
  const boxAt = ({ row, column }: CellPlace) => rows[row]?.cells[column - LEADING];
  const keyAt = (at: CellPlace): `${number}:${number}` | null => {
    const [order, box] = [rows[at.row]?.order, boxAt(at)];
    return order && box ? `${order.id}:${box.center.id}` : null;
  };
  const cell = (at: CellPlace) => {
    const row = rows[at.row];
    const box = boxAt(at);
    if (!row) return null;
    if (box) return <HeatCell box={box.box} glyph={box.glyph} />;
    if (at.column === 1) return <OrderLocation row={row} now={now} />;
    return (
      <span className="secondary pm-day">
        {monthAndDay(at.column === 0 ? row.order.delivery_date : row.order.completion_date)}
      </span>
    );
  };
  const cellText = (at: CellPlace): string => {
    const row = rows[at.row];
    if (!row) return '';
    const box = boxAt(at);
    const said = box
      ? `${box.center.code} ${box.center.description}: ${boxText(box.box, box.glyph, now)}`
      : at.column === 1
        ? row.order.stands
          ? stands(row.order.stands.since, now)
          : '–'
        : ((at.column === 0 ? row.order.delivery_date : row.order.completion_date) ?? '–');
    return `${row.order.number}, ${said}`;
  };
  const open = (at: CellPlace, element: Element, isTouch: boolean) => {
    const order = rows[at.row]?.order;
    const key = keyAt(at);
    if (!order) return;
    if (!isTouch || !key || preview.shown?.key === key) void navigate(href(paths.orderProgress(order.id)));
    else preview.toggle(key, element);
  };
  const [orderId, centerId] = (preview.shown?.key ?? '').split(':').map(Number);
  const shownRow = rows.find(({ order }) => order.id === orderId);
  const shownCell = shownRow?.cells.find(({ center }) => center.id === centerId);
  return (
    <>
      <MatrixGrid
        label={t('title')}
        columns={columns}
        rowCount={rows.length}
        rowHeight={ROW_PX}
        headHeight={HEAD_PX}
        rowHeadWidth={isNarrow ? NARROW_ORDER_PX : ORDER_PX}
        rowHead={(at) => {
          const order = rows[at]?.order;
          return order ? (
            <span className="pm-name" title={[order.number, order.customer].filter(Boolean).join(' ')}>
              <Link to={href(paths.orderProgress(order.id))}>{order.number}</Link>
              <RemakesMark count={order.remakes} />
              <span className="secondary ellipsis pm-customer">{order.customer}</span>
            </span>
          ) : (
            <></>
          );
        }}
        cell={cell}
        cellClass={({ row, column }) =>
          `${column < LEADING || column > centers.length + 1 ? 'pm-side' : 'pm-box'}${changed.has(rows[row]?.order.id ?? 0) ? ' changed' : ''}`
        }
        cellText={cellText}
        drawnFrom={[rows, changed, now, language]}
        onPoint={(at, element, x, y) => {
          const key = keyAt(at);
          if (key) preview.point(key, element, x, y);
          else preview.leave();
        }}
        onLeave={preview.leave}
        onOpen={open}
        onPeek={(at, element) => {
          const key = keyAt(at);
          if (key) preview.toggle(key, element);
        }}
      />
      {preview.shown && shownRow && shownCell && (
        <Floating preview={preview.shown} label={`${shownRow.order.number} ${shownCell.center.code}`}>
          <CellPreview row={shownRow} cell={shownCell} now={now} />
        </Floating>
      )}
    </>
  );
};
