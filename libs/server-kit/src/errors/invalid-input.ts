import type { FieldError } from '@mullion/contracts';
import type { z } from 'zod';
import { AppError } from './app-error';

const messageKey = /^[a-z][a-zA-Z0-9]*([._][a-zA-Z0-9]+)+$/;
type Issue = z.core.$ZodIssue;

const codeOf = (issue: Issue): string => {
  const named = issue.code === 'custom' ? (issue.params as { code?: unknown } | undefined)?.code : undefined;
  if (typeof named === 'string') return named;
  return messageKey.test(issue.message) ? issue.message : issue.code;
};

const limitsOf = (issue: Issue): FieldError['params'] => {
  const limits: Record<string, string | number> = {};
  if ('minimum' in issue) limits.min = Number(issue.minimum);
  if ('maximum' in issue) limits.max = Number(issue.maximum);
  if ('expected' in issue) limits.expected = String(issue.expected);
  return Object.keys(limits).length > 0 ? limits : undefined;
};

const fieldErrors = (issue: Issue): FieldError[] => {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: issue.code }));
  const params = limitsOf(issue);
  return [{ path: path.join('.'), code: codeOf(issue), ...(params ? { params } : {}) }];
};

/** The 400 problem of input that does not fit its schema: one entry for each bad field, dotted paths. */
export const invalidInput = (error: z.ZodError): AppError =>
  new AppError('invalid', {}, { errors: error.issues.slice(0, 200).flatMap(fieldErrors) });
