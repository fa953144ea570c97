import type { KeyboardEvent } from 'react';
import type { Range } from './use-range';
import type { Selection } from './use-selection';

interface RowKeysInput<Row> {
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => number;
  readonly selection?: Selection<Row>;
  readonly range: Range<Row>;
  readonly onOpen?: (row: Row) => void;
}

const rowOf = (event: KeyboardEvent<HTMLTableRowElement>): HTMLElement | null => {
  const { currentTarget: row } = event;
  const target = {
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: row.parentElement?.firstElementChild,
    End: row.parentElement?.lastElementChild,
  }[event.key];
  return target instanceof HTMLElement ? target : null;
};

const isMenuKey = (event: KeyboardEvent): boolean => event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);

/** On the row or something in it; what is pressed in a menu that a row has opened comes here too. */
const isOfRow = ({ target, currentTarget }: KeyboardEvent): boolean => target instanceof Node && currentTarget.contains(target);

/**
 * Arrows, Home and End walk the rows; Space chooses, with Shift from the last one on; Ctrl+A chooses the page, Escape nothing; Enter opens;
 * the menu key opens the row's actions, also from one of its buttons. Other keys inside a row's buttons are left alone.
 */
export const onRowKey = <Row>(event: KeyboardEvent<HTMLTableRowElement>, row: Row, input: RowKeysInput<Row>): void => {
  const { rows, idOf, selection, range, onOpen } = input;
  if (isMenuKey(event) && isOfRow(event)) {
    event.currentTarget.querySelector<HTMLElement>('.row-more')?.click();
    return event.preventDefault();
  }
  if (event.target !== event.currentTarget) return;
  const target = rowOf(event);
  if (target) {
    event.currentTarget.tabIndex = -1;
    target.tabIndex = 0;
    target.focus();
    const next = rows[(target as HTMLTableRowElement).sectionRowIndex];
    if (event.shiftKey && selection && next !== undefined) selection.set([row, next], true);
  } else if (event.key === ' ' && selection) range.choose(row, !selection.has(idOf(row)), event.shiftKey);
  else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection) selection.set(rows, true);
  else if (event.key === 'Escape' && selection && selection.ids.size > 0) selection.clear();
  else if (event.key === 'Enter' && onOpen) onOpen(row);
  else return;
  event.preventDefault();
};
