import { useEffect, useMemo } from 'react';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSuggestion } from '../../../entities/optimiser/use-suggestion';
import type { FloorDraft } from '../../../entities/truck/floor/floor-draft';
import { floorQuestion, suggestionOf, type FloorSuggestion } from '../rules/floor-suggestion';

/**
 * Looks for a shorter floor in a Web Worker; the best so far is what `best` shows. Whoever may not change the floor has
 * nothing searched.
 */
export const useFloorSuggestion = (draft: FloorDraft, mayChange: boolean) => {
  const { t } = useTranslation('runs');
  const toast = useToast();
  const question = useMemo(
    () => (mayChange && draft.placed.length > 0 ? floorQuestion(draft) : null),
    [mayChange, draft],
  );
  const { suggestion, start, end } = useSuggestion<FloorSuggestion>({
    shown: draft,
    question,
    read: (message) => (message.kind === 'truck' ? suggestionOf(draft, message.plan) : null),
    onFailure: () => toast({ tone: 'bad', message: t('suggest.failed') }),
  });
  useEffect(() => {
    if (suggestion.kind !== 'nothing') return;
    const isProved = suggestion.last?.kind === 'truck' && suggestion.last.plan.isProvedOptimal;
    toast({ message: t(isProved ? 'suggest.nothingProved' : 'suggest.nothing'), key: 'floor-suggestion' });
    end();
  }, [suggestion, toast, t, end]);
  return {
    best: suggestion.kind === 'searching' || suggestion.kind === 'found' ? suggestion.best : null,
    searching: suggestion.kind === 'searching',
    maySearch: question !== null,
    search: start,
    end,
  };
};
