import type { MadeBadge } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { revokeSessionsAtTerminals } from '../../sessions/sessions.module';
import { AccessRepository } from '../access.repository';
import { hashOfSecret, newBadgeCode } from '../secret-text';
import { accessOfUser } from '../terminals.queries';
import { managedPerson } from './managed-person';
import { auditAccess } from './write-pin';

/**
 * A badge in the place of the one before, which may have been lost: sessions at terminals end. Its code is answered by
 * the request that made it and by no repetition.
 * @throws AppError `not_found`, `user.not_managed`
 */
export const makeBadge = async (
  { database, clock }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<MadeBadge>> => {
  let badge: string | null = null;
  const done = await database.transaction(call, async (tx): Promise<MadeBadge> => {
    const now = clock.now();
    const person = await managedPerson(tx, call, id);
    badge = newBadgeCode();
    await new AccessRepository(tx, person.company_id).setBadge(id, hashOfSecret(badge), now);
    await revokeSessionsAtTerminals(tx, now, person, 'pin');
    await auditAccess(tx, call, person, { badge: 'changed' });
    return { ...(await accessOfUser(tx, person.company_id, id, now)), badge: null };
  });
  return done.map((made) => ({ ...made, badge }));
};

/** @throws AppError `not_found`, `user.not_managed` */
export const removeBadge = (
  { database, clock }: ServiceTools,
  call: CallInfo,
  id: number,
): Promise<Committed<{ ok: true }>> =>
  database.transaction(call, async (tx) => {
    const now = clock.now();
    const person = await managedPerson(tx, call, id);
    await new AccessRepository(tx, person.company_id).setBadge(id, null, now);
    await revokeSessionsAtTerminals(tx, now, person, 'pin');
    await auditAccess(tx, call, person, { badge: 'removed' });
    return { ok: true as const };
  });
