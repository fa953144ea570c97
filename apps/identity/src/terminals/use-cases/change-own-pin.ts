import type { changeOwnPin as contract, InputOf, TerminalAccess } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { Passwords } from '../../passwords';
import { countAttempt, forgetAttempts } from '../../sessions/sessions.module';
import { cleanBadgeCode, hashOfSecret } from '../secret-text';
import { writePin } from './write-pin';

interface Known {
  readonly id: number;
  readonly company_id: number;
  readonly name: string;
  readonly password_hash: string;
  readonly pin_hash: string | null;
  readonly badge_hash: Buffer | null;
}

/**
 * A person changes the own PIN: with the password in the office, at a terminal with the PIN until now or the badge; ten tries a quarter of an hour.
 * @throws AppError `login.too_many`, `user.wrong_password`, `terminal.wrong_pin`, `terminal.wrong_badge`, `pin.weak`, `pin.length`, `pin.same`
 */
export const changeOwnPin = async (
  tools: ServiceTools,
  passwords: Passwords,
  call: CallInfo,
  { pin, ...proof }: InputOf<typeof contract>['body'],
): Promise<Committed<TerminalAccess>> => {
  const { database, clock } = tools;
  const { user_id, home_company_id, terminal } = call.context;
  const attempt = { email: `account ${user_id}`, address: 'pin' };
  await countAttempt(tools, attempt);
  const done = await database.transaction(call, async (tx) => {
    const [person] = await tx.query<Known>(
      `SELECT u.id, u.company_id, u.name, u.password_hash, a.pin_hash, a.badge_hash FROM users u LEFT JOIN terminal_access a ON a.user_id = u.id
       WHERE u.id = $1 AND u.company_id = $2 AND u.deleted_at IS NULL FOR UPDATE OF u`,
      [user_id, home_company_id],
    );
    if (!person) throw new AppError('not_found');
    if (terminal) await proveAtTerminal(passwords, person, proof);
    else if (!(await passwords.matches(proof.current_password ?? '', person.password_hash))) throw new AppError('user.wrong_password');
    return writePin(tx, passwords, { call, person, pin, now: clock.now() });
  });
  await forgetAttempts(tools, attempt);
  return done;
};

/** An open session at a terminal is no proof: whoever it belongs to may have gone for a moment. */
const proveAtTerminal = async (
  passwords: Passwords,
  { pin_hash, badge_hash }: Known,
  { current_pin, current_badge }: Pick<InputOf<typeof contract>['body'], 'current_pin' | 'current_badge'>,
): Promise<void> => {
  if (current_badge === undefined) {
    if (!(await passwords.matches(current_pin ?? '', pin_hash))) throw new AppError('terminal.wrong_pin', { left: 0 });
  } else if (!badge_hash?.equals(hashOfSecret(cleanBadgeCode(current_badge)))) throw new AppError('terminal.wrong_badge');
};
