import { useEffect, useMemo } from 'react';
import { palletStatus, type PalletDetail } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSuggestion } from '../../../entities/optimiser/use-suggestion';
import { useUserQuery } from '../../../entities/reference/reference-api';
import { palletQuestion, suggestionOf, type PalletSuggestion } from '../rules/pallet-suggestion';
import type { Editor } from './use-editor';

/**
 * Packs the pallet again in a Web Worker; the best so far is what `best` shows. Confirmed and pinned pallets stay as
 * they are.
 */
export const usePalletSuggestion = (pallet: PalletDetail, editor: Editor) => {
  const { t } = useTranslation('runs');
  const toast = useToast();
  const { data: user } = useUserQuery();
  const { load, mayMove, commit } = editor;
  const company = user?.company;
  const mayRepack = mayMove && pallet.status < palletStatus.prepared && !pallet.pinned && load.products.length > 1;
  const question = useMemo(
    () => (mayRepack && company ? palletQuestion(pallet, load, company) : null),
    [mayRepack, pallet, load, company],
  );
  const { suggestion, start, end } = useSuggestion<PalletSuggestion>({
    shown: load,
    question,
    read: (message) => (message.kind === 'pallets' ? suggestionOf(load, message.plan) : null),
    onFailure: () => toast({ tone: 'bad', message: t('suggest.failed') }),
  });
  useEffect(() => {
    if (suggestion.kind !== 'nothing') return;
    const isTooMuch = suggestion.last?.kind === 'pallets' && suggestion.last.plan.pallets.length > 1;
    toast({ message: t(isTooMuch ? 'suggest.notAll' : 'suggest.nothing'), key: 'pallet-suggestion' });
    end();
  }, [suggestion, toast, t, end]);
  const best = suggestion.kind === 'searching' || suggestion.kind === 'found' ? suggestion.best : null;
  return {
    best,
    searching: suggestion.kind === 'searching',
    mayRepack: question !== null,
    search: start,
    take: () => {
      if (best) commit({ ...load, products: best.products });
      end();
    },
    end,
  };
};
export type PalletSuggesting = ReturnType<typeof usePalletSuggestion>;
