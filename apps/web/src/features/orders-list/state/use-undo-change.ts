import { useCallback } from 'react';
import { orderNumber, UNDO_SECONDS, type BulkChangeId, type Order, type Problem } from '@mullion/contracts';
import { useProblemText, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { createGhost } from '../../../kits/editor/ghost';
import { useUndoBulkChangeMutation } from '../api/orders-api';
import { fewNames } from '../rules/in-parts';

/** A change of many orders that was just made, in as many calls as it took. */
interface MadeChange {
  readonly ids: readonly BulkChangeId[];
  readonly orders: readonly Order[];
  /** By this device's clock. */
  readonly until: number;
}
const NONE: MadeChange | null = null;
/** The last one of this tab: what Ctrl+Z takes back. */
const last = createGhost<MadeChange | null>(NONE);
const UNDO_KEY = 'orders.undo';
const UNKNOWN = { type: 'about:blank', title: '', status: 409 };

/** Offers to take a change of many orders back for 30 s, by a button and by a key. */
export const useUndoChange = () => {
  const { t } = useTranslation(['orders', 'common']);
  const toast = useToast();
  const textOf = useProblemText();
  const [undo] = useUndoBulkChangeMutation();

  const takeBack = useCallback(
    async ({ ids, orders }: MadeChange): Promise<void> => {
      last.clear();
      let done = 0;
      const stays: { readonly name: string; readonly why: string }[] = [];
      // the last call first, as it was made last
      for (const change of ids.toReversed()) {
        const answer = await undo({ params: { change } });
        const problem = asProblem(answer.error);
        if (problem) return toast({ tone: 'bad', message: `${t('undo.failed')} ${textOf(problem)}`, key: UNDO_KEY });
        done += answer.data?.orders.length ?? 0;
        for (const { id, code, params } of answer.data?.refused ?? []) {
          const order = orders.find((one) => one.id === id);
          stays.push({
            name: order ? orderNumber(order) : String(id),
            why: textOf({ ...UNKNOWN, code, params } as Problem),
          });
        }
      }
      if (stays.length === 0) return toast({ message: t('undo.done', { count: done }), key: UNDO_KEY });
      const reasons = [...new Set(stays.map(({ why }) => why))].map((why) => {
        const { names, more } = fewNames(stays.filter((one) => one.why === why).map(({ name }) => name));
        return `${more > 0 ? t('parts.andMore', { names, count: more }) : names}: ${why}`;
      });
      toast({
        tone: 'warn',
        message: `${t('undo.done', { count: done })} ${t('undo.stays')} ${reasons.join(' ')}`,
        key: UNDO_KEY,
        stays: true,
      });
    },
    [t, textOf, toast, undo],
  );

  return {
    /** Says what was done, with the way back. */
    offer: (message: string, ids: readonly BulkChangeId[], orders: readonly Order[]): void => {
      if (ids.length === 0) return toast({ message });
      const made = { ids, orders, until: Date.now() + UNDO_SECONDS * 1_000 };
      last.set(made);
      toast({
        message,
        action: { text: t('undo.action'), onClick: () => void takeBack(made) },
        seconds: UNDO_SECONDS,
        showsTime: true,
        key: UNDO_KEY,
      });
    },
    /** Takes the last one back, while that is possible. */
    undoLast: (): void => {
      const made = last.get();
      if (made && made.until > Date.now()) void takeBack(made);
      else toast({ tone: 'info', message: t('undo.nothing'), key: UNDO_KEY });
    },
  };
};
