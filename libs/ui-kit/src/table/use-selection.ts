import { useMemo, useState } from 'react';

/** What is chosen in a list, across its pages. */
export interface Selection<Row> {
  readonly ids: ReadonlySet<number>;
  /** The chosen rows as last seen, also those of other pages. */
  readonly rows: readonly Row[];
  has: (id: number) => boolean;
  set: (rows: readonly Row[], on: boolean) => void;
  clear: () => void;
}

/** Keeps chosen rows by id while pages come and go; rows on screen are refreshed from `visible`. */
export const useSelection = <Row>(idOf: (row: Row) => number, visible: readonly Row[] | undefined): Selection<Row> => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map());
  return useMemo(() => {
    const fresh = new Map((visible ?? []).map((row) => [idOf(row), row]));
    return {
      ids: new Set(chosen.keys()),
      rows: [...chosen].map(([id, row]) => fresh.get(id) ?? row),
      has: (id) => chosen.has(id),
      set: (rows, on) =>
        setChosen((before) => {
          const next = new Map(before);
          for (const row of rows) on ? next.set(idOf(row), row) : next.delete(idOf(row));
          return next;
        }),
      clear: () => setChosen(new Map()),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- idOf is a constant of the list
  }, [chosen, visible]);
};
