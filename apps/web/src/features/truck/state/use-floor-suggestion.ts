import { useEffect } from 'react';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSuggestion } from '../../../app/optimiser/use-suggestion';
import type { FloorDraft } from '../commands/floor-draft';
import { suggestionOf, type FloorSuggestion } from '../rules/floor-suggestion';

/** Most floors are proved shortest long before. */
const SECONDS = 2;

/** A search that nobody sees, so that the browser has compiled it when it is wanted. */
const WARM_UP_SECONDS = 0.2;
const WARM_UP_AFTER_MS = 1000;

/** Looks for a shorter floor in a Web Worker; the best so far is what `best` shows. */
export const useFloorSuggestion = (draft: FloorDraft) => {
  const { t } = useTranslation('runs');
  const toast = useToast();
  const { suggestion, start, end } = useSuggestion<FloorSuggestion>(
    draft,
    (message) => (message.kind === 'truck' ? suggestionOf(draft, message.plan) : null),
    () => toast({ tone: 'bad', message: t('suggest.failed') }),
  );
  useEffect(() => {
    if (suggestion.kind !== 'nothing') return;
    const isProved = suggestion.last?.kind === 'truck' && suggestion.last.plan.isProvedOptimal;
    toast({ message: t(isProved ? 'suggest.nothingProved' : 'suggest.nothing'), key: 'floor-suggestion' });
    end();
  }, [suggestion, toast, t, end]);
  const isSearching = suggestion.kind === 'searching';
  useEffect(() => {
    if (isSearching || draft.placed.length < 2) return undefined;
    const request = { kind: 'truck', instance: { floor: draft.floor, pallets: draft.placed }, seconds: WARM_UP_SECONDS, seed: 1 } as const;
    // not while the page is being drawn
    const timer = setTimeout(
      () => void import('../../../app/optimiser/search-here').then((here) => here.prepareSearch(request)),
      WARM_UP_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [draft, isSearching]);
  useEffect(() => () => void import('../../../app/optimiser/search-here').then((here) => here.forgetSearch()), []);
  const seed = Math.floor(Math.random() * 2 ** 31);
  return {
    best: suggestion.kind === 'searching' || suggestion.kind === 'found' ? suggestion.best : null,
    searching: suggestion.kind === 'searching',
    search: () => void start({ kind: 'truck', instance: { floor: draft.floor, pallets: draft.placed }, seconds: SECONDS, seed }),
    end,
  };
};
