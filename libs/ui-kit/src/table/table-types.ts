import type { ReactNode } from 'react';

export type Align = 'start' | 'end';

export interface Column<Row> {
  /** Also the name the server sorts by. */
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: Align;
  /** CSS width; the column without one takes the rest. */
  readonly width?: string;
  readonly sortable?: boolean;
  /** Left out until a person puts it in. */
  readonly optional?: boolean;
  /** What a person looks up: weight 600; always shown. */
  readonly strong?: boolean;
  /** Full text shown on hover when the cell is cut. */
  readonly text?: (row: Row) => string;
  /**
   * Leaves when room is short: below 1280 px ('wide'), 1100 px ('narrow') or on a phone's card, below 600 px ('phone').
   */
  readonly hideBelow?: 'wide' | 'narrow' | 'phone';
}

export interface Sort {
  readonly by: string;
  readonly order: 'ASC' | 'DESC';
}
