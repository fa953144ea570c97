import { TenantRepository } from '@mullion/server-kit';
import type { TerminalAccessRow } from './terminal-access.entity';

/** Everything that writes PINs and badges of a company. */
export class AccessRepository extends TenantRepository {
  /** The row of somebody, locked; null when they have neither PIN nor badge. */
  async lock(userId: number): Promise<TerminalAccessRow | null> {
    const [row] = await this.query<TerminalAccessRow>(
      'SELECT * FROM terminal_access WHERE user_id = $1 AND company_id = $2 FOR UPDATE',
      [userId, this.companyId],
    );
    return row ?? null;
  }

  /** A hash of null takes the PIN away. */
  async setPin(
    userId: number,
    pin: { readonly hash: string; readonly length: number } | null,
    now: Date,
  ): Promise<void> {
    await this.query(
      `INSERT INTO terminal_access (user_id, company_id, pin_hash, pin_length, pin_set_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id) DO UPDATE SET pin_hash = $3, pin_length = $4, pin_set_at = $5`,
      [userId, this.companyId, pin?.hash ?? null, pin?.length ?? null, pin ? now : null],
    );
  }

  /** Null takes the badge away. */
  async setBadge(userId: number, hash: Buffer | null, now: Date): Promise<void> {
    await this.query(
      `INSERT INTO terminal_access (user_id, company_id, badge_hash, badge_made_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id) DO UPDATE SET badge_hash = $3, badge_made_at = $4`,
      [userId, this.companyId, hash, hash ? now : null],
    );
  }
}
