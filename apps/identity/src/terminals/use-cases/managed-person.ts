import { judgeUser } from '@mullion/contracts';
import { AppError, type CallInfo, type Tx } from '@mullion/server-kit';
import type { Candidate } from '../terminals.queries';

type Person = Pick<Candidate, 'id' | 'company_id' | 'name' | 'type'>;

/**
 * The person, locked, if the caller manages them.
 * @throws AppError `not_found`, also for another company's; `user.not_managed`
 */
export const managedPerson = async (tx: Tx, { context }: CallInfo, id: number): Promise<Person> => {
  const [person] = await tx.query<Person>(
    'SELECT id, company_id, name, type FROM users WHERE id = $1 AND company_id = $2 AND deleted_at IS NULL FOR UPDATE',
    [id, context.home_company_id],
  );
  if (!person) throw new AppError('not_found');
  if (!judgeUser(context, person).edit) throw new AppError('user.not_managed');
  return person;
};
