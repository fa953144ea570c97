import type { ReactNode } from 'react';
import { Loaded } from '../../../kits/data/loaded';

interface MatrixTableProps<Row, Column extends string> {
  readonly query: Parameters<typeof Loaded>[0]['query'];
  /** Above the heads of the rows. */
  readonly corner: string;
  readonly columns: readonly Column[];
  readonly columnHead: (column: Column) => ReactNode;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly rowHead: (row: Row) => ReactNode;
  readonly cell: (row: Row, column: Column) => ReactNode;
  readonly isChanged?: (row: Row, column: Column) => boolean;
  /** Cells are fields of text. */
  readonly hasTexts?: boolean;
}

/** The table of a pane: one row a status or right, one column a role, language or side of a change. */
export const MatrixTable = <Row, Column extends string>({
  query,
  corner,
  columns,
  columnHead,
  rows,
  keyOf,
  rowHead,
  cell,
  isChanged,
  hasTexts = false,
}: MatrixTableProps<Row, Column>) => (
  <Loaded query={query}>
    {() => (
      <div className="matrix-scroll">
        <table className={hasTexts ? 'tb matrix names' : 'tb matrix'}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {columnHead(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                <th scope="row">{rowHead(row)}</th>
                {columns.map((column) => (
                  <td key={column} className={isChanged?.(row, column) ? 'changed' : undefined}>
                    {cell(row, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </Loaded>
);
