import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  Cell,
  Column,
  ColumnHeaderCell,
  FocusMode,
  RenderMode,
  RowHeaderCell,
  SelectionModes,
  Table,
  type TableProps,
} from '@blueprintjs/table';
import '@blueprintjs/table/lib/css/table.css';
import '../styles/matrix-grid.css';

export interface MatrixColumn {
  readonly key: string | number;
  readonly head: ReactNode;
  /** Pixels. */
  readonly width: number;
  /** Takes its part of the width that is left over. */
  readonly grows?: boolean;
}
/** A cell by its place among the shown rows and columns, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}
interface MatrixGridProps {
  /** What the matrix is, for those who do not see it. */
  readonly label: string;
  readonly columns: readonly MatrixColumn[];
  readonly rowCount: number;
  readonly rowHead: (row: number) => ReactElement;
  readonly rowHeadWidth: number;
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly cell: (at: CellPlace) => ReactNode;
  readonly cellClass?: (at: CellPlace) => string;
  /** The cell in words: what is read aloud at the focus, and what is copied. */
  readonly cellText: (at: CellPlace) => string;
  /** Cells are drawn again when one of these changes. */
  readonly drawnFrom: readonly unknown[];
  readonly onPoint?: (at: CellPlace, cell: Element, x: number, y: number) => void;
  readonly onLeave?: () => void;
  /** A press on a cell, or Enter at it. */
  readonly onOpen?: (at: CellPlace, cell: Element, isTouch: boolean) => void;
  /** Space at a cell. */
  readonly onPeek?: (at: CellPlace, cell: Element) => void;
}

/** The width of an element, followed as it changes. */
const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};

/** Widths of columns in a box: what is left over goes to those that grow, in equal parts. */
const fittedWidths = (columns: readonly MatrixColumn[], free: number): number[] => {
  const left = free - columns.reduce((sum, { width }) => sum + width, 0);
  const growing = columns.filter(({ grows }) => grows).length;
  const more = growing > 0 && left > 0 ? Math.floor(left / growing) : 0;
  return columns.map(({ width, grows }) => (grows ? width + more : width));
};
/** Of a scroll bar that may come. */
const SCROLL_BAR_PX = 16;

const placeOf = (element: Element | null): CellPlace | null => {
  const [row, column] = element?.getAttribute('data-at')?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
};

/**
 * A big matrix on Blueprint's table: heads that stay, only what is on screen drawn, arrows from cell to cell, a range
 * of cells selected and copied into a spreadsheet. That table has no roles for screen readers (its issue 6224), so the
 * cell at the focus is read aloud from `cellText`, and a page that uses it offers the same data as a plain table.
 */
export const MatrixGrid = (props: MatrixGridProps) => {
  const { label, columns, rowCount, rowHead, cell, cellClass, cellText } = props;
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<CellPlace | null>(null);
  const free = useWidth(box) - props.rowHeadWidth - SCROLL_BAR_PX;
  const widths = useMemo(() => fittedWidths(columns, free), [columns, free]);
  const heights = useMemo(() => Array.from({ length: rowCount }, () => props.rowHeight), [rowCount, props.rowHeight]);
  const onFocused = useCallback((region: Parameters<NonNullable<TableProps['onFocusedRegion']>>[0]) => {
    if (region.type === FocusMode.CELL) setFocused({ row: region.row, column: region.col });
  }, []);
  const under = (event: PointerEvent | KeyboardEvent): Element | null => (event.target as Element).closest('[data-at]');
  const onKeyDown = (event: KeyboardEvent) => {
    // that table keeps Tab for itself, so that nobody leaves it by keyboard
    if (event.key === 'Tab') return event.stopPropagation();
    if (!focused || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = box.current?.querySelector(`[data-at="${focused.row}:${focused.column}"]`);
    if (!at) return;
    if (event.key === 'Enter' && props.onOpen) props.onOpen(focused, at, false);
    else if (event.key === ' ' && props.onPeek) props.onPeek(focused, at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={box}
      className="matrix-grid"
      role="group"
      aria-label={label}
      onKeyDownCapture={onKeyDown}
      onPointerMove={(event) => {
        const element = event.pointerType === 'mouse' ? under(event) : null;
        const at = placeOf(element);
        if (element && at) props.onPoint?.(at, element, event.clientX, event.clientY);
        else props.onLeave?.();
      }}
      onPointerLeave={props.onLeave}
      onClick={(event) => {
        const element = (event.target as Element).closest('[data-at]');
        const at = placeOf(element);
        if (element && at && event.detail > 0)
          props.onOpen?.(
            at,
            element,
            (event.nativeEvent as unknown as { pointerType?: string }).pointerType === 'touch',
          );
      }}
    >
      <Table
        numRows={rowCount}
        rowHeights={heights}
        columnWidths={widths}
        minRowHeight={props.rowHeight}
        enableRowResizing={false}
        enableColumnResizing={false}
        selectionModes={SelectionModes.ROWS_AND_CELLS}
        focusMode={FocusMode.CELL}
        onFocusedRegion={onFocused}
        renderMode={RenderMode.NONE}
        cellRendererDependencies={[...props.drawnFrom]}
        getCellClipboardData={(row, column) => cellText({ row, column })}
        rowHeaderCellRenderer={(row) => (
          <RowHeaderCell
            nameRenderer={() => (
              <div className="matrix-grid-row" style={{ width: props.rowHeadWidth, height: props.rowHeight }}>
                {row < rowCount && rowHead(row)}
              </div>
            )}
          />
        )}
      >
        {columns.map(({ key, head }, column) => (
          <Column
            key={key}
            id={key}
            columnHeaderCellRenderer={() => (
              <ColumnHeaderCell
                nameRenderer={() => (
                  <div className="matrix-grid-head" style={{ height: props.headHeight }}>
                    {head}
                  </div>
                )}
              />
            )}
            cellRenderer={(row) => (
              <Cell className={cellClass?.({ row, column })} truncated={false}>
                <div className="matrix-grid-cell" data-at={`${row}:${column}`}>
                  {row < rowCount && cell({ row, column })}
                </div>
              </Cell>
            )}
          />
        ))}
      </Table>
      <p className="matrix-grid-said" role="status">
        {focused && focused.row < rowCount && focused.column < columns.length && cellText(focused)}
      </p>
    </div>
  );
};
