import { eventEnvelope, type EventEnvelope } from '@mullion/contracts';
import type { Copies } from '../copies/copies';
import { recordsIn } from '../copies/copy-events';
import type { Database } from '../database/database';
import type { Tx } from '../database/tx';
import { AppError } from '../errors/app-error';
import { log } from '../logging/log';
import type { Inbox } from './inbox';

export interface DeadLetter {
  readonly id: number;
  readonly event_id: string | null;
  readonly subject: string;
  readonly company_id: number | null;
  readonly error: string;
  readonly attempts: number;
  readonly created_at: Date;
  /** The copies it would have changed were healed, but something else hangs on the event. */
  readonly healed: boolean;
}

const LISTED = 200;
const HEAL_BATCH = 50;

/** Events that were given up: healed by asking the owner of their records, tried again, or discarded. */
export class DeadLetters {
  /** Where the next sweep goes on; 0 from the beginning. */
  private sweptUpTo = 0;

  constructor(
    private readonly database: Database,
    private readonly inbox: () => Inbox,
    private readonly copies: Copies,
  ) {}

  /** The open ones, oldest first. */
  list(): Promise<DeadLetter[]> {
    return this.database.read<DeadLetter>(
      `SELECT id, event_id, subject, company_id, error, attempts, created_at, healed_at IS NOT NULL AS healed
       FROM ${this.table} WHERE resolved_at IS NULL ORDER BY id LIMIT ${LISTED}`,
    );
  }

  /** How many are open. */
  async count(): Promise<number> {
    const [found] = await this.database.read<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${this.table} WHERE resolved_at IS NULL`,
    );
    return found?.count ?? 0;
  }

  /**
   * Runs the handlers of a dead letter once more, in one transaction. One that is closed already stays so: repeating is
   * safe.
   * @throws AppError `not_found` when there is none, else what the handler throws.
   */
  async retry(
    id: number,
    also: (tx: Tx, letter: DeadLetter) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    await this.close(id, 'retried', async (tx, letter) => {
      await this.inbox().handle(eventEnvelope.parse(JSON.parse(letter.envelope)), tx);
      await also(tx, letter);
    });
  }

  /** Closes a dead letter without its effect. @throws AppError `not_found` when there is none. */
  discard(id: number, also: (tx: Tx, letter: DeadLetter) => Promise<void> = () => Promise.resolve()): Promise<void> {
    return this.close(id, 'discarded', also);
  }

  /**
   * Heals the copies that open letters are about, or the one with this id, by asking the owners. A letter on which
   * nothing else hangs is closed; the others wait for a person. What cannot be healed now is tried by a later sweep.
   * Those that nobody can read stay open, so all are gone through; after a batch of failures a sweep leaves the rest to
   * the next one, which goes on there.
   */
  async healOpen(only: number | null = null): Promise<void> {
    const subjects = [
      ...new Set(this.copies.all.flatMap((copy) => copy.kind.carriers.map(({ event }) => event.subject))),
    ];
    if (subjects.length === 0) return;
    // an owner that does not answer is not waited for once a letter
    const unanswered = new Set<string>();
    let letters: Stored[];
    let failures = 0;
    let after = only === null ? this.sweptUpTo : 0;
    do {
      letters = await this.database.read<Stored>(
        `SELECT id, subject, envelope FROM ${this.table}
         WHERE resolved_at IS NULL AND healed_at IS NULL AND subject = ANY($1) AND id > $2 AND ($3::bigint IS NULL OR id = $3)
         ORDER BY id LIMIT ${HEAL_BATCH}`,
        [subjects, after, only],
      );
      for (const letter of letters) {
        after = letter.id;
        if (unanswered.has(letter.subject)) continue;
        await this.heal(letter).catch((error: unknown) => {
          failures++;
          if (error instanceof AppError && error.code === 'unavailable') unanswered.add(letter.subject);
          log().warn(
            { letter: letter.id, subject: letter.subject, reason: String(error) },
            'a dead letter could not be healed yet',
          );
        });
      }
    } while (letters.length === HEAL_BATCH && failures < HEAL_BATCH);
    if (only === null) this.sweptUpTo = letters.length === HEAL_BATCH ? after : 0;
  }

  private async heal(letter: Stored): Promise<void> {
    const event = readable(letter.envelope);
    if (event === null) return;
    let healed = false;
    for (const copy of this.copies.all) {
      const ids = recordsIn(copy, event);
      if (ids.length === 0) continue;
      await this.copies.heal(copy, event.company_id, ids);
      healed = true;
    }
    if (!healed) return;
    const closed = this.inbox().onlyCopies(letter.subject);
    await this.database.read(
      `UPDATE ${this.table} SET healed_at = now(), resolved_at = CASE WHEN $2 THEN now() END, resolution = CASE WHEN $2 THEN 'healed' END
       WHERE id = $1 AND resolved_at IS NULL`,
      [letter.id, closed],
    );
    log().info({ letter: letter.id, subject: letter.subject, closed }, 'the records of a dead letter were healed');
  }

  private async close(
    id: number,
    resolution: 'retried' | 'discarded',
    work: (tx: Tx, letter: DeadLetter & Stored) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(null, async (tx) => {
      const [letter] = await tx.query<DeadLetter & Stored & { resolved_at: Date | null }>(
        `SELECT *, healed_at IS NOT NULL AS healed FROM ${this.table} WHERE id = $1 FOR UPDATE`,
        [id],
      );
      if (!letter) throw new AppError('not_found');
      if (letter.resolved_at !== null) return;
      await work(tx, letter);
      await tx.execute(`UPDATE ${this.table} SET resolved_at = now(), resolution = $2 WHERE id = $1`, [id, resolution]);
    });
  }

  private get table(): string {
    return `${this.database.schema}.dead_letter`;
  }
}

interface Stored {
  readonly id: number;
  readonly subject: string;
  readonly envelope: string;
}

const readable = (text: string): EventEnvelope | null => {
  try {
    return eventEnvelope.parse(JSON.parse(text));
  } catch {
    return null;
  }
};
