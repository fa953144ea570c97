import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { getCoreRowModel, useReactTable, type ColumnDef } from '@tanstack/react-table';
import type { RowAction } from './row-actions';
import { TableHead } from './table-head';
import { SkeletonRows } from './skeleton-rows';
import { TableRow, type RowHandlers } from './table-row';
import type { Column, Sort } from './table-types';
import { onRowKey } from './row-keys';
import { useActiveRow } from './use-active-row';
import { useRange } from './use-range';
import type { Selection } from './use-selection';
import { useVisibleRows } from './use-visible-rows';

export interface DataTableProps<Row> {
  /** Says what the list is, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined before the first answer; old rows stay while new ones load. */
  readonly rows: readonly Row[] | undefined;
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection<Row>;
  /** The row that something beside the list shows. */
  readonly currentId?: number | null;
  readonly actionsOf?: (row: Row) => readonly RowAction[];
  /** The actions are in the row's menu only: the columns need the room of their icons. */
  readonly menuActions?: boolean;
  /** Enter or a double click on a row. */
  readonly onOpen?: (row: Row) => void;
  /** New rows are on their way. */
  readonly fetching?: boolean;
  readonly empty: ReactNode;
  readonly compact?: boolean;
  /** Pixels below which the list scrolls sideways instead of squeezing its columns. */
  readonly minWidth?: number;
}

/** A list: HTML table, sorted and paged by the server, chosen by box, driven by mouse or keys. */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { columns, rows, idOf, nameOf, selection } = props;
  const data = useMemo(() => [...(rows ?? [])], [rows]);
  const definitions = useMemo<ColumnDef<Row>[]>(
    () =>
      columns.map((column) => ({
        id: column.key,
        header: column.head,
        enableSorting: column.sortable ?? false,
      })),
    [columns],
  );
  const table = useReactTable<Row>({
    data,
    columns: definitions,
    getCoreRowModel: getCoreRowModel(),
    getRowId: (row) => String(idOf(row)),
    manualSorting: true,
    manualPagination: true,
  });

  const range = useRange(selection, data, idOf);
  const scroll = useRef<HTMLDivElement>(null);
  const visible = useVisibleRows(scroll, data.length);
  const active = useActiveRow(scroll, data.length, visible.reveal);
  const handlers = useStableHandlers<Row>({
    onFocus: active.set,
    onKey: (event, row, index) => onRowKey(event, row, { ...props, rows: data, range, index, goTo: active.goTo }),
    onOpen: (row) => props.onOpen?.(row),
    onChoose: range.choose,
    onAction: (row, key) =>
      props
        .actionsOf?.(row)
        .find((action) => action.key === key)
        ?.onClick(),
  });
  const width = columns.length + (selection ? 1 : 0) + (props.actionsOf ? 1 : 0);

  if (rows && rows.length === 0) return <div className="table-scroll table-empty">{props.empty}</div>;

  return (
    <div className="table-scroll" ref={scroll} aria-busy={props.fetching || rows === undefined}>
      <table
        className={`tb lines${props.compact ? ' cmp' : ''}${selection ? ' boxes' : ''}${props.menuActions ? ' menu-acts' : ''}`}
        style={{ '--tb-min': `${props.minWidth ?? (props.compact ? 0 : 860)}px` } as CSSProperties}
        aria-label={props.label}
        aria-rowcount={visible.isPartial ? data.length + 1 : undefined}
      >
        <TableHead
          columns={columns}
          rows={data}
          sort={props.sort}
          onSort={props.onSort}
          selection={selection}
          idOf={idOf}
          actions={props.actionsOf !== undefined}
        />
        <tbody className={props.fetching && rows ? 'fetching' : undefined}>
          {rows === undefined && <SkeletonRows columns={width} />}
          <Gap px={visible.above} columns={width} />
          {visible.indexes.map((index) => {
            const row = table.getRowModel().rows[index];
            if (!row) return null;
            return (
              <TableRow
                key={row.id}
                row={row.original}
                name={nameOf(row.original)}
                index={index}
                columns={columns}
                isChosen={selection?.has(idOf(row.original))}
                isCurrent={props.currentId === idOf(row.original)}
                isActive={index === active.index}
                actions={props.actionsOf?.(row.original)}
                ariaIndex={visible.isPartial ? index + 2 : undefined}
                measure={visible.measure}
                handlers={handlers}
              />
            );
          })}
          <Gap px={visible.below} columns={width} />
        </tbody>
      </table>
    </div>
  );
};

/** The same object for as long as the table lives; it always calls the newest handlers. */
const useStableHandlers = <Row,>(newest: RowHandlers<Row>): RowHandlers<Row> => {
  const current = useRef(newest);
  useLayoutEffect(() => {
    current.current = newest;
  });
  const [stable] = useState<RowHandlers<Row>>(() => ({
    onFocus: (index) => current.current.onFocus(index),
    onKey: (event, row, index) => current.current.onKey(event, row, index),
    onOpen: (row) => current.current.onOpen(row),
    onChoose: (row, isChosen, through) => current.current.onChoose(row, isChosen, through),
    onAction: (row, key) => current.current.onAction(row, key),
  }));
  return stable;
};

/** The room of rows that are not drawn. */
const Gap = ({ px, columns }: { px: number; columns: number }) =>
  px > 0 ? (
    <tr aria-hidden className="row-gap">
      <td colSpan={columns} style={{ height: px }} />
    </tr>
  ) : null;
