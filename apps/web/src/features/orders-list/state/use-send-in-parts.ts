import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { fewNames, sendInParts, type PartsOutcome } from '../rules/in-parts';

interface Parts<T> {
  readonly send: Parameters<typeof sendInParts<T>>[1];
  readonly nameOf: (row: T) => string;
  /** What failed, in one sentence, when one call was enough. */
  readonly failed: string;
}
type SendParts = <T>(rows: readonly T[], parts: Parts<T>) => Promise<PartsOutcome<T>>;

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
    if (outcome.problem === null) return outcome;
    const { names, more } = fewNames(outcome.left.map(nameOf));
    const left = more > 0 ? t('parts.andMore', { names, count: more }) : names;
    const isOneCall = outcome.done.length === 0 && count === 1;
    refuse(outcome.problem, isOneCall ? failed : `${failed} ${t('parts.stopped', { done: outcome.done.length, count, left })}`);
    return outcome;
  };
};
