import { TenantRepository } from '@mullion/server-kit';

export interface MailAddressRow {
  readonly company_id: number;
  /** In lower case. */
  readonly email: string;
  readonly bounced_at: Date | null;
  readonly bounce_reason: string;
  readonly unsubscribed_at: Date | null;
}

/** What a company knows of addresses it writes to. Case does not tell two addresses apart. */
export class MailAddressRepository extends TenantRepository {
  of(emails: readonly string[]): Promise<MailAddressRow[]> {
    return this.query(
      `SELECT * FROM mail_addresses WHERE company_id = $1 AND email = ANY($2) AND (bounced_at IS NOT NULL OR unsubscribed_at IS NOT NULL) ORDER BY email`,
      [this.companyId, emails.map((email) => email.toLowerCase())],
    );
  }

  /** The first bounce is kept until somebody clears it. */
  async bounce(email: string, reason: string, now: Date): Promise<void> {
    await this.query(
      `INSERT INTO mail_addresses (company_id, email, bounced_at, bounce_reason) VALUES ($1, $2, $3, $4)
       ON CONFLICT (company_id, email) DO UPDATE SET bounced_at = excluded.bounced_at, bounce_reason = excluded.bounce_reason WHERE mail_addresses.bounced_at IS NULL`,
      [this.companyId, email.toLowerCase(), now, reason],
    );
  }

  /** Null when nothing is known of it. */
  async clearBounce(email: string): Promise<MailAddressRow | null> {
    const [row] = await this.query<MailAddressRow>(
      `UPDATE mail_addresses SET bounced_at = NULL, bounce_reason = '' WHERE company_id = $1 AND email = $2 RETURNING *`,
      [this.companyId, email.toLowerCase()],
    );
    return row ?? null;
  }

  async unsubscribe(email: string, now: Date): Promise<void> {
    await this.query(
      `INSERT INTO mail_addresses (company_id, email, unsubscribed_at) VALUES ($1, $2, $3)
       ON CONFLICT (company_id, email) DO UPDATE SET unsubscribed_at = coalesce(mail_addresses.unsubscribed_at, excluded.unsubscribed_at)`,
      [this.companyId, email.toLowerCase(), now],
    );
  }
}
