import type { Problem } from '@mullion/contracts';
import { textByKey } from '@mullion/i18n';
import type { i18n } from 'i18next';

type Translate = Parameters<typeof textByKey>[0];

/** The sentence of a refusal in the person's language: by its code, else by what its status means. */
export const problemText = (
  texts: Pick<i18n, 'exists'>,
  t: Translate,
  problem: Pick<Problem, 'code' | 'status' | 'params'>,
): string => {
  const exact = `errors:${problem.code}`;
  const known = texts.exists(exact, { ns: 'errors' }) ? exact : `errors:${byStatus(problem.status)}`;
  return textByKey(t, known, problem.params);
};

const byStatus = (status: number): string => {
  if (status === 0) return 'network.unreachable';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 400 || status === 422) return 'invalid';
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal';
};
