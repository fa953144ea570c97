import { useCallback, useRef, useState } from 'react';
import type { ProductionCenter } from '@mullion/contracts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageHref } from '../../../kits/address/language';
import { paths } from '../../../entities/pages/paths';
import type { MatrixRow as Row } from '../rules/matrix-rows';
import { useCellFocus } from '../state/use-cell-focus';
import { usePreview } from '../state/use-preview';
import { CellPreview } from './cell-preview';
import { Floating } from './floating';
import { MatrixFoot } from './matrix-foot';
import { MatrixHead } from './matrix-head';
import { MatrixRow } from './matrix-row';

const ROW_PX = 25;
const OVERSCAN = 12;

interface MatrixTableProps {
  readonly rows: readonly Row[];
  readonly centers: readonly ProductionCenter[];
  readonly changed: ReadonlySet<number>;
  readonly now: number;
  readonly isFetching: boolean;
}

/** Orders by work centers as a plain table, which screen readers read as one; the rows on screen are drawn. */
export const MatrixTable = ({ rows, centers, changed, now, isFetching }: MatrixTableProps) => {
  const { t } = useTranslation('production');
  const href = usePageHref();
  const navigate = useNavigate();
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    useFlushSync: false,
  });
  const preview = usePreview<`${number}:${number}`>();
  const [hovered, setHovered] = useState<number | null>(null);
  const reveal = useCallback((row: number) => virtual.scrollToIndex(row), [virtual]);
  const focus = useCellFocus(scroll, { row: rows.length - 1, column: centers.length - 1 }, reveal);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  const [orderId, centerId] = (preview.shown?.key ?? '').split(':').map(Number);
  const shownRow = rows.find(({ order }) => order.id === orderId);
  const shownCell = shownRow?.cells.find(({ center }) => center.id === centerId);

  const onKeyDown = (event: React.KeyboardEvent<HTMLTableElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]');
    if (!cell) return;
    if (focus.onKeyDown(event)) return preview.close();
    const row = rows[focus.active.row];
    const center = centers[focus.active.column];
    if (!row || !center || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      preview.toggle(`${row.order.id}:${center.id}`, cell);
    } else if (event.key === 'Enter') void navigate(href(paths.orderProgress(row.order.id)));
    else if (event.key.toLowerCase() === 'p') void navigate(href(paths.products(row.order.id)));
  };

  return (
    <div className="table-scroll pm-scroll" ref={scroll} aria-busy={isFetching}>
      <table
        role="grid"
        className="tb pm-matrix"
        aria-label={t('title')}
        aria-rowcount={rows.length + 2}
        aria-colcount={centers.length + 4}
        onKeyDown={onKeyDown}
        onPointerLeave={() => {
          setHovered(null);
          preview.leave();
        }}
      >
        <MatrixHead centers={centers} hovered={hovered} />
        <tbody>
          {above > 0 && <Gap px={above} columns={centers.length + 4} />}
          {items.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <MatrixRow
                key={row.order.id}
                row={row}
                index={index}
                active={index === focus.active.row ? focus.active.column : null}
                hovered={hovered}
                isChanged={changed.has(row.order.id)}
                now={now}
                previewed={shownRow === row && shownCell ? shownCell.center.id : null}
                onFocus={(column) => focus.setAt({ row: index, column })}
                onPoint={(column, cell, x, y) => {
                  setHovered(column);
                  const center = centers[column];
                  if (center) preview.point(`${row.order.id}:${center.id}`, cell, x, y);
                }}
                onLeave={preview.leave}
                onPress={(column, cell, isTouch) => {
                  const center = centers[column];
                  if (!center) return;
                  const key = `${row.order.id}:${center.id}` as const;
                  if (!isTouch || preview.shown?.key === key) void navigate(href(paths.orderProgress(row.order.id)));
                  else preview.toggle(key, cell);
                }}
              />
            );
          })}
          {below > 0 && <Gap px={below} columns={centers.length + 4} />}
        </tbody>
        <MatrixFoot rows={rows} centers={centers} hovered={hovered} />
      </table>
      {preview.shown && shownRow && shownCell && (
        <Floating preview={preview.shown} label={`${shownRow.order.number} ${shownCell.center.code}`}>
          <CellPreview row={shownRow} cell={shownCell} now={now} />
        </Floating>
      )}
    </div>
  );
};

const Gap = ({ px, columns }: { px: number; columns: number }) => (
  <tr aria-hidden className="row-gap">
    <td colSpan={columns} style={{ height: px }} />
  </tr>
);
