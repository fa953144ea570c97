import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowActions, type RowAction } from './row-actions';
import type { Column } from './table-types';

/** What is done to rows; the same object as long as the table lives, so that it makes no row draw again. */
export interface RowHandlers<Row> {
  readonly onFocus: (index: number) => void;
  readonly onKey: (event: KeyboardEvent<HTMLTableRowElement>, row: Row, index: number) => void;
  readonly onOpen: (row: Row) => void;
  readonly onChoose: (row: Row, isChosen: boolean, through: boolean) => void;
  readonly onAction: (row: Row, key: string) => void;
}

export interface TableRowProps<Row> {
  readonly row: Row;
  readonly name: string;
  readonly index: number;
  readonly columns: readonly Column<Row>[];
  /** Undefined: the list has no selection. */
  readonly isChosen: boolean | undefined;
  /** Something beside the list shows this row. */
  readonly isCurrent: boolean;
  /** The one row that Tab reaches. */
  readonly isActive: boolean;
  /** Undefined: the list has no actions. */
  readonly actions: readonly RowAction[] | undefined;
  /** Where it stands in a list that is drawn in part. */
  readonly ariaIndex: number | undefined;
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  readonly handlers: RowHandlers<Row>;
}

const isSameAction = (a: RowAction, b: RowAction | undefined): boolean =>
  a.key === b?.key &&
  a.text === b.text &&
  a.href === b.href &&
  a.disabledBecause === b.disabledBecause &&
  a.destructive === b.destructive;

const areSameActions = (a: readonly RowAction[] | undefined, b: readonly RowAction[] | undefined): boolean =>
  a === b || (a !== undefined && a.length === b?.length && a.every((action, at) => isSameAction(action, b[at])));

/**
 * Whether a row need not be drawn again. Lists make new actions with every drawing, so those are compared by what they
 * say.
 */
export const isSameRow = <Row,>(before: TableRowProps<Row>, after: TableRowProps<Row>): boolean =>
  (Object.keys(after) as (keyof TableRowProps<Row>)[]).every((key) =>
    key === 'actions' ? areSameActions(before.actions, after.actions) : Object.is(before[key], after[key]),
  );

const classesOf = <Row,>({ align, strong, hideBelow }: Column<Row>): string =>
  [align === 'end' ? 'r' : '', strong ? 'num' : '', hideBelow ? `hide-${hideBelow}` : '', 'ellipsis']
    .filter(Boolean)
    .join(' ');

const Row = <R,>({
  row,
  name,
  index,
  columns,
  isChosen,
  isCurrent,
  isActive,
  actions,
  ariaIndex,
  measure,
  handlers,
}: TableRowProps<R>): ReactNode => {
  const { t } = useTranslation('common');
  return (
    <tr
      className={isChosen || isCurrent ? 'sel' : undefined}
      aria-selected={isChosen}
      aria-current={isCurrent || undefined}
      ref={measure}
      data-index={index}
      aria-rowindex={ariaIndex}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => handlers.onFocus(index)}
      onKeyDown={(event) => handlers.onKey(event, row, index)}
      onDoubleClick={() => handlers.onOpen(row)}
    >
      {isChosen !== undefined && (
        <td className="box">
          <input
            type="checkbox"
            className="tick"
            checked={isChosen}
            aria-label={t('table.selectRow', { name })}
            onClick={(event) => handlers.onChoose(row, !isChosen, event.shiftKey)}
            onChange={() => undefined}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={classesOf(column)} data-label={column.head} title={column.text?.(row)}>
          {column.cell(row)}
        </td>
      ))}
      {actions && (
        <td className="acts">
          <RowActions
            name={name}
            actions={actions.map((action) => ({ ...action, onClick: () => handlers.onAction(row, action.key) }))}
          />
        </td>
      )}
    </tr>
  );
};

/** A row of a list; drawn again only when it, its columns or its state change. */
export const TableRow = memo(Row, isSameRow) as typeof Row;
