import type { Problem } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { fewNames, sendInParts, type PartsOutcome } from '../rules/in-parts';

interface Parts<T> {
  readonly send: (part: readonly T[]) => Promise<Problem | null>;
  readonly nameOf: (row: T) => string;
  /** What failed, in one sentence, when one call was enough. */
  readonly failed: string;
}
type SendParts = <T extends { readonly id: number }>(rows: readonly T[], parts: Parts<T>) => Promise<PartsOutcome<T>>;

/** Sends many rows call by call; shows how far it is, and after a refusal which are done and which are not. */
export const useSendInParts = (): SendParts => {
  const { t } = useTranslation('orders');
  const toast = useToast();
  const refuse = useProblemToast();
  return async (rows, { send, nameOf, failed }) => {
    const count = rows.length;
    const outcome = await sendInParts(rows, send, (done) =>
      toast({ tone: 'info', message: t('parts.progress', { done, count }), key: 'parts' }),
    );
    const listed = (some: readonly (typeof rows)[number][]): string => {
      const { names, more } = fewNames(some.map(nameOf));
      return more > 0 ? t('parts.andMore', { names, count: more }) : names;
    };
    if (outcome.gone.length > 0)
      toast({ tone: 'warn', message: t('parts.gone', { names: listed(outcome.gone) }), key: 'gone' });
    if (outcome.problem === null) return outcome;
    const left = listed(outcome.left);
    const isOneCall = outcome.done.length === 0 && count === 1;
    refuse(
      outcome.problem,
      isOneCall ? failed : `${failed} ${t('parts.stopped', { done: outcome.done.length, count, left })}`,
    );
    return outcome;
  };
};
