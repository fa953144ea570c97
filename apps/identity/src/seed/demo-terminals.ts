import { randomUUID } from 'node:crypto';
import type { TerminalKind } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';
import { hashPassword } from '../core/password-hash';
import { hashOfSecret } from '../terminals/secret-text';

/** Nobody has enrolled them yet: an administrator makes a code on the page of terminals. */
const demoTerminals: readonly { readonly name: string; readonly kinds: readonly TerminalKind[] }[] = [
  { name: 'Sandėlio skaitytuvas 1', kinds: ['scanner'] },
  { name: 'Furnitūra, 60 centras', kinds: ['work_center'] },
  { name: 'Rampos ekranas', kinds: ['display'] },
];

/** For the demo factory alone; README lists them. */
const demoAccess: readonly { readonly userId: number; readonly pin: string; readonly badge: string | null }[] = [
  { userId: 5, pin: '2580', badge: 'MB-PACKER0000000001' },
  { userId: 6, pin: '4071', badge: 'MB-WORKER0000000001' },
  { userId: 4, pin: '3816', badge: null },
];
const COMPANY = 1;
const ADMINISTRATOR = 2;

/** Terminals, PINs and badges of company 1. */
export const addDemoTerminals = async (tx: Tx): Promise<void> => {
  for (const { name, kinds } of demoTerminals)
    await tx.query(
      'INSERT INTO terminals (id, company_id, name, kinds, created_by, created_at) VALUES ($1, $2, $3, $4, $5, now())',
      [randomUUID(), COMPANY, name, kinds, ADMINISTRATOR],
    );
  for (const { userId, pin, badge } of demoAccess)
    await tx.query(
      `INSERT INTO terminal_access (user_id, company_id, pin_hash, pin_length, pin_set_at, badge_hash, badge_made_at)
       VALUES ($1, $2, $3, $4, now(), $5, CASE WHEN $5::bytea IS NOT NULL THEN now() END)`,
      [userId, COMPANY, await hashPassword(pin), pin.length, badge === null ? null : hashOfSecret(badge)],
    );
};
