import { useTranslation } from 'react-i18next';
import { textByKey } from '@mullion/i18n';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** A message key with its values, as one string: form libraries carry messages as strings. */
const encode = (key: string, params: Record<string, unknown> = {}): string =>
  Object.keys(params).length === 0 ? `common:form.${key}` : `common:form.${key}?${JSON.stringify(params)}`;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || Number.isNaN(value);

/** What zod found, as a key of the common texts. A message given in the schema itself (`namespace:key`) wins. */
export const zodMessage = (issue: Issue): string => {
  if (isEmpty(issue.input)) return encode('requiredField');
  if (issue.code === 'too_small' && issue.origin === 'array') return encode('chooseOne');
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? encode('requiredField') : encode('min', { min: Number(issue.minimum) });
  if (issue.code === 'too_big')
    return encode(issue.origin === 'string' ? 'tooLong' : 'max', { max: Number(issue.maximum) });
  if (issue.code === 'invalid_format')
    return encode(
      issue.format === 'date' ? 'isoDate' : issue.format === 'email' || issue.format === 'regex' ? 'email' : 'invalid',
    );
  if (issue.code === 'invalid_type')
    return encode(issue.expected === 'int' ? 'whole' : issue.expected === 'number' ? 'number' : 'invalid');
  return encode('invalid');
};

/** Splits an encoded message; sentences pass through untouched. */
export const decodeMessage = (message: string): { readonly key: string; readonly params: object } | null => {
  const match = /^([a-z]+:[\w.]+)(?:\?(\{.*\}))?$/.exec(message);
  return match?.[1] ? { key: match[1], params: match[2] ? (JSON.parse(match[2]) as object) : {} } : null;
};

/** Turns a field's message into a sentence of the language now on screen. */
export const useFormMessage = (): ((message: string) => string) => {
  const { t } = useTranslation();
  return (message) => {
    const decoded = decodeMessage(message);
    return decoded ? textByKey(t, decoded.key, decoded.params) : message;
  };
};
