import type { Problem } from '@mullion/contracts';
import type { z } from 'zod';

/**
 * The row as somebody else left it, when that is why saving was refused; null for every other refusal (a taken name,
 * say, is no such conflict).
 */
export const metConflict = <Row>(refused: Problem, schema: z.ZodType<Row>): Row | null => {
  if (refused.status !== 409 || refused.code !== 'conflict') return null;
  const current = schema.safeParse(refused.current);
  return current.success ? current.data : null;
};
