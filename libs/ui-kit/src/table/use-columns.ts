import { useMemo, useState } from 'react';
import { useAccess } from '../access/access';
import { inChosenOrder, isShown, noChoice, readChoice, withMoved, withShown, type ColumnChoice } from './column-choice';
import type { Column } from './table-types';

/** A list's columns as this person has chosen them. */
export interface ChosenColumns<Row> {
  /** What the table shows, in its order. */
  readonly visible: readonly Column<Row>[];
  /** All of them, in the person's order. */
  readonly all: readonly Column<Row>[];
  /** Pixels that columns put in by the person need beyond the list's own. */
  readonly extraPx: number;
  readonly isChanged: boolean;
  isShown: (column: Column<Row>) => boolean;
  show: (key: string, on: boolean) => void;
  move: (key: string, by: -1 | 1) => void;
  reset: () => void;
}

const px = (width: string | undefined): number => (width?.endsWith('px') ? Number.parseInt(width, 10) : 160);

/** Columns chosen per person and list, kept on this device under `columns:{list}:{user}`. */
export const useColumns = <Row>(list: string, columns: readonly Column<Row>[]): ChosenColumns<Row> => {
  const { userId } = useAccess();
  const storageKey = `columns:${list}:${userId}`;
  const [choice, setChoice] = useState<ColumnChoice>(() => readChoice(localStorage.getItem(storageKey)));
  return useMemo(() => {
    const keep = (next: ColumnChoice): void => {
      setChoice(next);
      if (next === noChoice) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(next));
    };
    const all = inChosenOrder(columns, choice);
    const visible = all.filter((column) => isShown(column, choice));
    return {
      visible,
      all,
      extraPx: visible.filter((column) => column.optional).reduce((sum, column) => sum + px(column.width), 0),
      isChanged: choice !== noChoice,
      isShown: (column) => isShown(column, choice),
      show: (key, on) => keep(withShown(choice, key, on)),
      move: (key, by) => keep(withMoved(columns, choice, key, by)),
      reset: () => keep(noChoice),
    };
  }, [columns, choice, storageKey]);
};
