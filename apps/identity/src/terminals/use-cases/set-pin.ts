import type { TerminalAccess } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import type { Passwords } from '../../core/passwords';
import { revokeSessionsAtTerminals } from '../../sessions/sessions.module';
import { AccessRepository } from '../access.repository';
import { managedPerson } from './managed-person';
import { auditAccess, writePin } from './write-pin';

interface Given {
  readonly id: number;
  readonly pin: string;
}

/**
 * An administrator gives somebody a PIN; sessions opened with the one before end.
 * @throws AppError `not_found`, `user.not_managed`, `pin.weak`, `pin.length`, `pin.same`
 */
export const setPin = (
  { database, clock }: ServiceTools,
  passwords: Passwords,
  call: CallInfo,
  { id, pin }: Given,
): Promise<Committed<TerminalAccess>> =>
  database.transaction(call, async (tx) => {
    const now = clock.now();
    const person = await managedPerson(tx, call, id);
    const access = await writePin(tx, passwords, { call, person, pin, now });
    await revokeSessionsAtTerminals(tx, now, person, 'pin');
    return access;
  });

/** @throws AppError `not_found`, `user.not_managed` */
export const removePin = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const now = clock.now();
    const person = await managedPerson(tx, call, id);
    await new AccessRepository(tx, person.company_id).setPin(id, null, now);
    await revokeSessionsAtTerminals(tx, now, person, 'pin');
    await auditAccess(tx, call, person, { pin: 'removed' });
    return { ok: true as const };
  });
