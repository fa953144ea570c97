import { useId, type ReactNode } from 'react';
import { DataTable, type Column, type RowAction } from '@mullion/ui-kit';

interface PartProps<Row> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[] | undefined;
  readonly nameOf: (row: Row) => string;
  readonly actionsOf?: (row: Row) => readonly RowAction[];
  readonly minWidth?: number;
  /** Narrows the rows. */
  readonly filter?: ReactNode;
  /** Said instead of rows. */
  readonly none: string;
  readonly children?: ReactNode;
}

/** One list of the page under its heading. */
export const Part = <Row extends { readonly row: number }>({
  title,
  filter,
  none,
  children,
  ...list
}: PartProps<Row>) => {
  const id = useId();
  return (
    <section className="operations-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {filter && <div className="operations-filter">{filter}</div>}
      <DataTable
        label={title}
        compact
        menuActions
        idOf={(row) => row.row}
        empty={<p className="muted">{none}</p>}
        {...list}
      />
      {children}
    </section>
  );
};
