import type { getRemake, OutputOf } from '@mullion/contracts';
import { AppError, type Database } from '@mullion/server-kit';
import type { RemakeRow } from './remake';
import { toRemake } from './remake.mapper';
import { RemakeRepository } from './remake.repository';

/** @throws AppError `not_found` (the problem) */
export const remakeOfProblem = async (
  database: Database,
  companyId: number,
  problemId: number,
): Promise<OutputOf<typeof getRemake>> => {
  const remake = await new RemakeRepository(database, companyId).ofProblem(problemId);
  if (remake) return { remake: toRemake(remake) };
  const [problem] = await database.read('SELECT 1 FROM problem WHERE company_id = $1 AND id = $2', [
    companyId,
    problemId,
  ]);
  if (!problem) throw new AppError('not_found');
  return { remake: null };
};

/** Remakes by the keys that orders knows them by. */
export const remakesByKey = (database: Database, companyId: number, keys: readonly string[]): Promise<RemakeRow[]> =>
  database.read<RemakeRow>('SELECT * FROM remake WHERE company_id = $1 AND key = ANY($2::uuid[]) ORDER BY id', [
    companyId,
    keys,
  ]);
