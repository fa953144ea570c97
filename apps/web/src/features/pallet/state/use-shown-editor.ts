import { useMemo } from 'react';
import type { PalletDetail } from '@mullion/contracts';
import { useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { suggestedLoad, suggestedPallet, type PalletSuggestion } from '../rules/pallet-suggestion';
import type { Editor } from './use-editor';

/**
 * The pallet as drawings, figures, 3D and lists show it: with a suggestion on screen all of them show that, and nothing
 * is done to the pallet that stands behind it until the suggestion is taken or thrown away.
 */
export const useShownEditor = (
  editor: Editor,
  best: PalletSuggestion | null,
): { readonly editor: Editor; readonly pallet: PalletDetail } => {
  const { t } = useTranslation('runs');
  const toast = useToast();
  const { load, pallet } = editor;
  const shownLoad = useMemo(() => (best ? suggestedLoad(load, best) : load), [load, best]);
  const shownPallet = useMemo(() => (best ? suggestedPallet(pallet, best) : pallet), [pallet, best]);
  if (!best) return { editor, pallet };
  const decide = () => toast({ tone: 'info', message: t('suggest.decide'), key: 'pallet-suggestion' });
  return {
    editor: {
      ...editor,
      pallet: shownPallet,
      load: shownLoad,
      writes: false,
      mayMove: false,
      start: decide,
      nudge: decide,
    },
    pallet: shownPallet,
  };
};
