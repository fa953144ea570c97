import type { Database } from '@mullion/server-kit';

const SEEN_STEP_SECONDS = 60;

/** Notes that a device is in use, at most once a minute. */
export const noteSeen = async (database: Database, id: string, now: Date): Promise<void> => {
  await database.read(
    `UPDATE terminals SET seen_at = $2 WHERE id = $1 AND (seen_at IS NULL OR seen_at <= $2::timestamptz - make_interval(secs => ${SEEN_STEP_SECONDS}))`,
    [id, now],
    { name: 'terminal-seen' },
  );
};
