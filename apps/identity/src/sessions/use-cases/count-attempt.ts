import { AppError, type ServiceTools } from '@mullion/server-kit';
import { LoginAttemptRepository, type Attempt } from '../login-attempt.repository';

type Tools = Pick<ServiceTools, 'database' | 'clock'>;

/**
 * Counts a try. Who comes from an address where this account has signed in before is not held up by what others try
 * elsewhere.
 * @throws AppError `login.too_many` with the seconds to wait
 */
export const countAttempt = async ({ database, clock }: Tools, attempt: Attempt): Promise<void> => {
  const attempts = new LoginAttemptRepository(database, clock.now());
  refuseUntil(await attempts.countPair(attempt));
  if (!(await attempts.isKnown(attempt))) refuseUntil(await attempts.countAccount(attempt.email));
};

/** After a good password the counts begin at nought. */
export const purgeAttempts = ({ database, clock }: Tools, attempt: Attempt): Promise<void> =>
  new LoginAttemptRepository(database, clock.now()).purge(attempt);

const refuseUntil = (waitMs: number | null): void => {
  if (waitMs !== null) throw new AppError('login.too_many', { retry_after: Math.max(1, Math.ceil(waitMs / 1000)) });
};
