import type { AuditChange, AuditVerb } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';

export interface NewAuditEntry {
  readonly occurredAt: string;
  readonly tableName: string;
  readonly rowId: string | null;
  readonly rowName: string | null;
  readonly action: string;
  readonly verb: AuditVerb;
  readonly userId: number | null;
  readonly userName: string;
  readonly sessionId: string | null;
  /** Of a program with a key; a person's is their session's. */
  readonly address: string | null;
  readonly changes: readonly AuditChange[];
}

/** Sessions are found by their key; what is none of theirs finds nothing. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Adds audit entries of a company; nothing changes or deletes one. */
export class AuditEntryRepository extends TenantRepository {
  /** Keeps an entry with what its browser said of itself, because sessions are forgotten sooner. Gives its number. */
  async add(entry: NewAuditEntry): Promise<number> {
    const [row] = await this.query<{ id: number }>(
      `INSERT INTO audit_entry (company_id, occurred_at, table_name, row_id, row_name, action, verb, user_id, user_name, session_id, agent, address, changes)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, s.agent, coalesce($13, s.address), $11::jsonb
       FROM (SELECT 1) AS one LEFT JOIN session s ON s.id = $12::uuid RETURNING id`,
      [
        this.companyId,
        entry.occurredAt,
        entry.tableName,
        entry.rowId,
        entry.rowName,
        entry.action,
        entry.verb,
        entry.userId,
        entry.userName,
        entry.sessionId,
        JSON.stringify(entry.changes),
        entry.sessionId !== null && uuid.test(entry.sessionId) ? entry.sessionId : null,
        entry.address,
      ],
      { name: 'audit-add' },
    );
    return Number(row?.id);
  }
}
