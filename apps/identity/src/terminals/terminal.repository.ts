import { MAX_TERMINALS, ENROL_MINUTES, type TerminalKind } from '@mullion/contracts';
import { AppError, isUniqueViolation, TenantRepository, type Database, type Tx } from '@mullion/server-kit';
import type { TerminalRow } from './terminal.entity';

interface NewTerminal {
  readonly id: string;
  readonly name: string;
  readonly kinds: readonly TerminalKind[];
  readonly createdBy: number;
}

/** A code that was just made. */
interface NewCode {
  readonly hash: Buffer;
  readonly by: number;
}

/** Everything that writes the terminals of a company. */
export class TerminalRepository extends TenantRepository {
  constructor(
    source: Tx | Database,
    companyId: number,
    private readonly now: Date,
  ) {
    super(source, companyId);
  }

  /** @throws AppError `terminal.too_many`; of two at once beside each other both may pass, which does no harm */
  async mustHaveRoom(): Promise<void> {
    const [row] = await this.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM terminals WHERE company_id = $1 AND revoked_at IS NULL',
      [this.companyId],
    );
    if ((row?.total ?? 0) >= MAX_TERMINALS) throw new AppError('terminal.too_many', { max: MAX_TERMINALS });
  }

  /** @throws AppError `terminal.name_taken` */
  async create(made: NewTerminal): Promise<void> {
    await this.query(
      'INSERT INTO terminals (id, company_id, name, kinds, created_by, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [made.id, this.companyId, made.name, made.kinds, made.createdBy, this.now],
    ).catch((error: unknown) => refuseTaken(error, made.name));
  }

  /** The terminal, locked. @throws AppError `not_found`, also for a revoked one */
  async lock(id: string): Promise<TerminalRow> {
    const found = await this.row<TerminalRow>('terminals', id, 'FOR UPDATE');
    if (!found || found.revoked_at) throw new AppError('not_found');
    return found;
  }

  async giveCode(id: string, { hash, by }: NewCode): Promise<void> {
    await this.query(
      'UPDATE terminals SET code_hash = $3, code_until = $4, code_by = $5 WHERE id = $1 AND company_id = $2',
      [id, this.companyId, hash, new Date(this.now.getTime() + ENROL_MINUTES * 60_000), by],
    );
  }

  /** @throws AppError `conflict`, `terminal.name_taken` */
  async change(
    id: string,
    version: number | undefined,
    set: Partial<Pick<TerminalRow, 'name' | 'kinds' | 'enrolment_id'>>,
  ): Promise<void> {
    await this.updateVersioned<TerminalRow>({ table: 'terminals', id, version, set }).catch((error: unknown) =>
      refuseTaken(error, set.name ?? ''),
    );
  }

  async revoke(id: string): Promise<void> {
    await this.query(
      'UPDATE terminals SET revoked_at = $3, token_hash = NULL, code_hash = NULL, code_until = NULL WHERE id = $1 AND company_id = $2',
      [id, this.companyId, this.now],
    );
  }
}

const refuseTaken = (error: unknown, name: string): never => {
  if (isUniqueViolation(error, 'terminals_name')) throw new AppError('terminal.name_taken', { name });
  throw error;
};

/** What a device becomes when its code is good. */
interface Enrolment {
  readonly codeHash: Buffer;
  readonly tokenHash: Buffer;
  readonly enrolmentId: string;
}

/** The terminal of a good code, locked; the company follows from the code. */
export const lockByCode = async (tx: Tx, codeHash: Buffer, now: Date): Promise<TerminalRow | null> => {
  const [row] = await tx.query<TerminalRow>(
    'SELECT * FROM terminals WHERE code_hash = $1 AND code_until > $2 AND revoked_at IS NULL FOR UPDATE',
    [codeHash, now],
  );
  return row ?? null;
};

/** The code is used up and the device known from now on. */
export const enrol = async (tx: Tx, id: string, { tokenHash, enrolmentId }: Enrolment, now: Date): Promise<void> => {
  await tx.query(
    `UPDATE terminals SET token_hash = $2, enrolment_id = $3, enrolled_at = $4, enrolled_by = code_by, seen_at = $4,
       code_hash = NULL, code_until = NULL, code_by = NULL WHERE id = $1`,
    [id, tokenHash, enrolmentId, now],
  );
};

/**
 * The device that a session is being opened at, locked, so that of two people at once one follows the other; null when
 * it was revoked meanwhile.
 */
export const lockDevice = async (tx: Tx, id: string, tokenHash: Buffer): Promise<TerminalRow | null> => {
  const [row] = await tx.query<TerminalRow>(
    'SELECT * FROM terminals WHERE id = $1 AND token_hash = $2 AND revoked_at IS NULL FOR UPDATE',
    [id, tokenHash],
  );
  return row ?? null;
};
