import { useCallback } from 'react';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import type { Attempt } from '../../kits/outbox/envelope';
import type { UndoScanAct } from './acts';
import { asLine, type Verdict } from '../../kits/terminal/verdict';

/** What a terminal says of a scan that was taken back, or could not be. */
export const useUndoWords = () => {
  const { t } = useTranslation('scanners');
  const textOf = useProblemText();
  return useCallback(
    ({ code }: UndoScanAct, attempt: Attempt, place?: string): { readonly verdict: Verdict; readonly line: string } => {
      if ('data' in attempt)
        return {
          verdict: { tone: 'undone', code, title: t('undo.done'), place, text: t('undo.doneText') },
          line: t('undo.line'),
        };
      const { problem } = attempt;
      const title = t('undo.refused');
      // its scan was refused meanwhile, or is nobody's here
      const text = problem.code === 'not_found' ? t('undo.nothing') : textOf(problem);
      return { verdict: { tone: 'bad', code, title, text }, line: asLine(title) };
    },
    [t, textOf],
  );
};
