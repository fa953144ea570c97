import type { changeOwnPin as contract, InputOf, TerminalAccess } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import type { Passwords } from '../../core/passwords';
import { countAttempt, purgeAttempts, ownPasswordOf } from '../../sessions/sessions.module';
import { PinCountRepository } from '../pin-count.repository';
import { cleanBadgeCode, hashOfSecret } from '../secret-text';
import { countPin } from './count-pin';
import { writePin } from './write-pin';

interface Known {
  readonly id: number;
  readonly company_id: number;
  readonly name: string;
  readonly password_hash: string;
  readonly pin_hash: string | null;
  readonly badge_hash: Buffer | null;
}

type Body = InputOf<typeof contract>['body'];

/**
 * A person changes the own PIN: with the password in the office, at a terminal with the PIN until now or the badge.
 * PINs and passwords are counted where all others are: those at the terminal's sign-in, and those of the own account.
 * @throws AppError `login.too_many`, `user.wrong_password`, `terminal.wrong_pin`, `terminal.badge_only`,
 * `terminal.pin_waits`, `terminal.wrong_badge`,
 * `pin.weak`, `pin.length`, `pin.same`
 */
export const changeOwnPin = async (
  tools: ServiceTools,
  passwords: Passwords,
  call: CallInfo,
  { pin, ...proof }: Body,
): Promise<Committed<TerminalAccess>> => {
  const { database, clock } = tools;
  const { user_id, home_company_id, terminal } = call.context;
  const { left, purge } = await count(tools, call.context, proof);
  try {
    const done = await database.transaction(call, async (tx) => {
      const [person] = await tx.query<Known>(
        `SELECT u.id, u.company_id, u.name, u.password_hash, a.pin_hash, a.badge_hash FROM users u LEFT JOIN terminal_access a ON a.user_id = u.id
         WHERE u.id = $1 AND u.company_id = $2 AND u.deleted_at IS NULL FOR UPDATE OF u`,
        [user_id, home_company_id],
      );
      if (!person) throw new AppError('not_found');
      if (terminal) await proveAtTerminal(passwords, person, proof, left);
      else if (!(await passwords.matches(proof.current_password ?? '', person.password_hash)))
        throw new AppError('user.wrong_password');
      return writePin(tx, passwords, { call, person, pin, now: clock.now() });
    });
    await purge();
    return done;
  } catch (error) {
    // the proof was good, the new PIN is not
    if (error instanceof AppError && error.code.startsWith('pin.')) await purge();
    throw error;
  }
};

interface CountedProof {
  /** Tries of the PIN that are left. */
  readonly left: number;
  readonly purge: () => Promise<unknown>;
}

/** Before anything is looked at; a badge is too long to be guessed. */
const count = async (
  tools: ServiceTools,
  { user_id, home_company_id, terminal }: CallInfo['context'],
  proof: Omit<Body, 'pin'>,
): Promise<CountedProof> => {
  const userId = user_id ?? 0;
  if (!terminal) {
    const attempt = ownPasswordOf(userId);
    await countAttempt(tools, attempt);
    return { left: 0, purge: () => purgeAttempts(tools, attempt) };
  }
  if (proof.current_badge !== undefined) return { left: 0, purge: async () => undefined };
  const tried = { companyId: home_company_id, terminalId: terminal.id, userId };
  const purge = () =>
    tools.database.transaction(null, (tx) => new PinCountRepository(tx, tools.clock.now()).purge(tried));
  return { left: await countPin(tools, tried), purge };
};

/** An open session at a terminal is no proof: whoever it belongs to may have gone for a moment. */
const proveAtTerminal = async (
  passwords: Passwords,
  { pin_hash, badge_hash }: Known,
  { current_pin, current_badge }: Omit<Body, 'pin'>,
  left: number,
): Promise<void> => {
  if (current_badge === undefined) {
    if (!(await passwords.matches(current_pin ?? '', pin_hash))) throw new AppError('terminal.wrong_pin', { left });
  } else if (!badge_hash?.equals(hashOfSecret(cleanBadgeCode(current_badge))))
    throw new AppError('terminal.wrong_badge');
};
