import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export interface CellAt {
  readonly row: number;
  readonly column: number;
}
const PAGE = 10;

const step = (key: string, at: CellAt, last: CellAt): CellAt | null => {
  switch (key) {
    case 'ArrowDown':
      return { ...at, row: at.row + 1 };
    case 'ArrowUp':
      return { ...at, row: at.row - 1 };
    case 'ArrowRight':
      return { ...at, column: at.column + 1 };
    case 'ArrowLeft':
      return { ...at, column: at.column - 1 };
    case 'PageDown':
      return { ...at, row: at.row + PAGE };
    case 'PageUp':
      return { ...at, row: at.row - PAGE };
    case 'Home':
      return { ...at, column: 0 };
    case 'End':
      return { ...at, column: last.column };
    default:
      return null;
  }
};

/** One cell of a grid can be reached by Tab; arrows go on from it, also to rows that are not drawn yet. */
export const useCellFocus = (grid: RefObject<HTMLElement | null>, last: CellAt, reveal: (row: number) => void) => {
  const [at, setAt] = useState<CellAt>({ row: 0, column: 0 });
  const wanted = useRef<CellAt | null>(null);
  const active = {
    row: Math.min(at.row, Math.max(0, last.row)),
    column: Math.min(at.column, Math.max(0, last.column)),
  };
  useEffect(() => {
    const goal = wanted.current;
    if (!goal) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${goal.row}:${goal.column}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.focus();
  });
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const next = step(event.key, active, last);
    if (!next) return false;
    event.preventDefault();
    const goal = {
      row: Math.min(Math.max(next.row, 0), last.row),
      column: Math.min(Math.max(next.column, 0), last.column),
    };
    wanted.current = goal;
    reveal(goal.row);
    setAt(goal);
    return true;
  };
  return { active, setAt, onKeyDown };
};
