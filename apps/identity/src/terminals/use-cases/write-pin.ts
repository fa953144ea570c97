import type { TerminalAccess } from '@mullion/contracts';
import { AppError, auditedBy, type CallInfo, type Tx } from '@mullion/server-kit';
import type { Passwords } from '../../core/passwords';
import { AccessRepository } from '../access.repository';
import { PinCountRepository } from '../pin-count.repository';
import { judgePin } from '../rules/judge-pin';
import { accessOfUser } from '../terminals.queries';

interface Person {
  readonly id: number;
  readonly company_id: number;
  readonly name: string;
}

/**
 * Judges and writes a PIN inside a transaction; wrong tries are forgotten.
 * @throws AppError `pin.weak`, `pin.length`, `pin.same`
 */
export const writePin = async (
  tx: Tx,
  passwords: Passwords,
  {
    call,
    person,
    pin,
    now,
  }: { readonly call: CallInfo; readonly person: Person; readonly pin: string; readonly now: Date },
): Promise<TerminalAccess> => {
  const access = new AccessRepository(tx, person.company_id);
  const before = await access.lock(person.id);
  const [company] = await tx.query<{ length: number }>(
    'SELECT terminal_pin_length AS length FROM company WHERE id = $1',
    [person.company_id],
  );
  const length = company?.length ?? 0;
  const isSame = before?.pin_hash ? await passwords.matches(pin, before.pin_hash) : false;
  const refusal = judgePin(pin, { length, isSame });
  if (refusal) throw new AppError(refusal, { length });
  await access.setPin(person.id, { hash: await passwords.hash(pin), length: pin.length }, now);
  await new PinCountRepository(tx, now).purgePerson(person.id);
  await auditAccess(tx, call, person, { pin: 'changed' });
  return accessOfUser(tx, person.company_id, person.id, now);
};

/** Writes who gave or took what; never a PIN nor a badge. */
export const auditAccess = (
  tx: Tx,
  { context }: CallInfo,
  person: Person,
  after: Readonly<Record<string, string>>,
): Promise<void> =>
  tx.audit({
    ...auditedBy(context),
    company_id: person.company_id,
    action: 'user.changed',
    table_name: 'users',
    row_id: person.id,
    row_name: person.name,
    after,
  });
