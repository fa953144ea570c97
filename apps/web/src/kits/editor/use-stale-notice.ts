import { useCallback } from 'react';
import type { SharedTable } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { store } from '../api/store';
import { changesApi } from '../changes/changes-api';

/** What stands in the way of a step, as the history of edits knows it. */
export interface BlockingRows {
  readonly table: SharedTable;
  readonly ids: readonly number[];
}

/** So many rows are asked about: who has changed one of them stands in the way of all. */
const MOST_ROWS = 5;

/** Who has changed one of them since; nobody where the history cannot be read or does not know of anybody else. */
const personOf = async ({ table, ids }: BlockingRows, since: number): Promise<string | null> => {
  const asked = ids.slice(0, MOST_ROWS).map((id) => {
    const answer = store.dispatch(
      changesApi.endpoints.lastChange.initiate({ table, id, since }, { forceRefetch: true, subscribe: false }),
    );
    return answer.unwrap().then(
      ({ change }) => change,
      () => null,
    );
  });
  const found = (await Promise.all(asked)).filter((change) => change !== null);
  return found.toSorted((one, other) => other.at.localeCompare(one.at))[0]?.name ?? null;
};

interface StaleStep {
  readonly step: 'undo' | 'redo';
  /** When what the step is about was done here. */
  readonly since: number;
}

/** Says that a step was not taken because somebody has changed the same thing since, and who it was. */
export const useStaleNotice = (): ((stale: StaleStep, what: string, inTheWay: BlockingRows) => void) => {
  const { t } = useTranslation('editor');
  const toast = useToast();
  return useCallback(
    ({ step, since }, what, inTheWay) => {
      void personOf(inTheWay, since).then((person) => {
        const by = person === null ? t('changedSince') : t('changedSinceBy', { person });
        toast({
          tone: 'warn',
          message: `${t(step === 'undo' ? 'staleUndo' : 'staleRedo', { what })} ${by}`,
          key: 'editor.stale',
        });
      });
    },
    [t, toast],
  );
};
