import { useEffect, useRef } from 'react';
import { ArrowDown, ArrowUp } from '@blueprintjs/icons';
import { useTranslation } from 'react-i18next';
import type { Column, Sort } from './table-types';
import type { Selection } from './use-selection';

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection<Row>;
  readonly idOf: (row: Row) => number;
  readonly actions: boolean;
}

/** Column widths, names and sort buttons; the first box chooses the page. */
export const TableHead = <Row,>({ columns, rows, sort, onSort, selection, idOf, actions }: TableHeadProps<Row>) => {
  const { t } = useTranslation('common');
  const chosen = selection ? rows.filter((row) => selection.has(idOf(row))).length : 0;
  const all = rows.length > 0 && chosen === rows.length;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !all;
  }, [chosen, all]);
  return (
    <thead>
      <tr>
        {selection && (
          <th className="box" style={{ width: 44 }}>
            <input
              ref={box}
              type="checkbox"
              className="tick"
              checked={all}
              aria-label={t('table.selectAll')}
              onChange={() => selection.set(rows, !all)}
            />
          </th>
        )}
        {columns.map((column) => {
          const sorted = sort?.by === column.key ? sort.order : null;
          const classes = [column.align === 'end' ? 'r' : '', column.hideBelow ? `hide-${column.hideBelow}` : '']
            .filter(Boolean)
            .join(' ');
          return (
            <th
              key={column.key}
              className={classes}
              style={{ width: column.width }}
              aria-sort={sorted ? (sorted === 'ASC' ? 'ascending' : 'descending') : undefined}
              scope="col"
            >
              {column.sortable && onSort ? (
                <button
                  type="button"
                  className="sort"
                  title={t('table.sortBy', { column: column.head })}
                  onClick={() => onSort({ by: column.key, order: sorted === 'ASC' ? 'DESC' : 'ASC' })}
                >
                  {column.head}
                  {sorted &&
                    (sorted === 'ASC' ? (
                      <ArrowUp className="i" size={12} aria-hidden />
                    ) : (
                      <ArrowDown className="i" size={12} aria-hidden />
                    ))}
                </button>
              ) : (
                column.head
              )}
            </th>
          );
        })}
        {actions && <th className="acts" aria-label={t('action.change')} />}
      </tr>
    </thead>
  );
};
