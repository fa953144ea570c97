import type { KeyboardEvent } from 'react';
import type { Range } from './use-range';
import type { Selection } from './use-selection';

interface RowKeysInput<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly selection?: Selection<Row>;
  readonly range: Range<Row>;
  /** Where this row is among the rows. */
  readonly index: number;
  readonly goTo: (index: number) => void;
  readonly onOpen?: (row: Row) => void;
}

/** Where a key leads from a row; null: nowhere. */
const targetOf = (key: string, index: number, count: number): number | null => {
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return target !== undefined && target >= 0 && target < count ? target : null;
};

const isMenuKey = (event: KeyboardEvent): boolean =>
  event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);

/** A cell that can be edited opens by a double click. */
const editFirst = (row: HTMLElement): void => {
  row.querySelector('[data-edit]')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
};

/** On the row or something in it; what is pressed in a menu that a row has opened comes here too. */
const isOfRow = ({ target, currentTarget }: KeyboardEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/**
 * Arrows, Home and End walk the rows; Space chooses, with Shift from the last one on; Ctrl+A chooses the page, Escape
 * nothing; Enter opens; F2 edits the first cell that can be edited; the menu key opens the row's actions, also from one of its buttons. Other keys inside a row's
 * buttons are left alone.
 */
export const onRowKey = <Row>(event: KeyboardEvent<HTMLTableRowElement>, row: Row, input: RowKeysInput<Row>): void => {
  const { rows, idOf, selection, range, onOpen, index, goTo } = input;
  if (isMenuKey(event) && isOfRow(event)) {
    event.currentTarget.querySelector<HTMLElement>('.row-more')?.click();
    return event.preventDefault();
  }
  if (event.target !== event.currentTarget) return;
  const target = targetOf(event.key, index, rows.length);
  if (target !== null) {
    goTo(target);
    const next = rows[target];
    if (event.shiftKey && selection && next !== undefined) selection.set([row, next], true);
  } else if (event.key === ' ' && selection) range.choose(row, !selection.has(idOf(row)), event.shiftKey);
  else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection) selection.set(rows, true);
  else if (event.key === 'Escape' && selection && selection.ids.size > 0) selection.clear();
  else if (event.key === 'Enter' && onOpen) onOpen(row);
  else if (event.key === 'F2' && !event.shiftKey && !event.ctrlKey && !event.altKey) editFirst(event.currentTarget);
  else return;
  event.preventDefault();
};
