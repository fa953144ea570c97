import { AppError, type ServiceTools } from '@mullion/server-kit';
import { PinCountRepository, type Counted, type PinTry } from '../pin-count.repository';

/**
 * Counts a PIN before it is looked at, wherever it is asked for; gives the tries left.
 * @throws AppError `terminal.badge_only`, `terminal.pin_waits`
 */
export const countPin = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  tried: PinTry,
): Promise<number> => {
  const { data: left } = await database.transaction(null, async (tx) =>
    leftOrRefuse(await new PinCountRepository(tx, clock.now()).count(tried)),
  );
  return left;
};

/** Thrown inside the transaction: a try that is held back is not counted. */
const leftOrRefuse = (counted: Counted): number => {
  if ('left' in counted) return counted.left;
  if (counted.blocked === 'pair') throw new AppError('terminal.badge_only');
  throw new AppError('terminal.pin_waits', { retry_after: Math.max(1, Math.ceil(counted.waitMs / 1_000)) });
};
