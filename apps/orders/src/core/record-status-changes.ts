import type { RequestContext } from '@mullion/contracts';
import { currentOccurrence, type Tx } from '@mullion/server-kit';

/** One line of the status history. */
export interface StatusMoveRow {
  readonly rowId: number;
  readonly before: number;
  readonly after: number;
  /** What an undo of this move has to put back. */
  readonly data?: object;
}

/** Who changed the statuses; a user id without a name (events of other services) is named when the history is read. */
export interface MovedBy {
  readonly userId: number | null;
  readonly userName: string;
}

export const movedBy = ({ user_id, user_name }: Pick<RequestContext, 'user_id' | 'user_name'>): MovedBy => ({
  userId: user_id,
  userName: user_name,
});

/** Writes many lines of status history (kit table `status_change`) in one statement. */
export const recordStatusChanges = async (
  tx: Tx,
  companyId: number,
  table: 'orders' | 'products',
  moves: readonly StatusMoveRow[],
  by: MovedBy,
): Promise<void> => {
  const changed = moves.filter((move) => move.before !== move.after);
  if (changed.length === 0) return;
  const made = currentOccurrence();
  await tx.query(
    `INSERT INTO orders.status_change (company_id, table_name, row_id, before, after, data, user_id, user_name, made_at, terminal)
     SELECT $1, $2, m.row_id, m.before, m.after, m.data, $3, $4, $9::timestamptz, $10
     FROM unnest($5::int[], $6::int[], $7::int[], $8::json[]) AS m (row_id, before, after, data)`,
    [
      ...[
        companyId,
        table,
        by.userId,
        by.userName,
        changed.map((m) => m.rowId),
        changed.map((m) => m.before),
        changed.map((m) => m.after),
      ],
      changed.map((m) => (m.data === undefined ? null : JSON.stringify(m.data))),
      ...[made?.at ?? null, made?.terminal ?? null],
    ],
    { name: 'orders-status-moves' },
  );
};
