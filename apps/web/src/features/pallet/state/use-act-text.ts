import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isOnPallet, type PalletCommand, type Spot } from '../commands/pallet-document';

/** More products than this are an arrangement. */
const MOST_NAMED = 2;

const verbOf = (from: Spot, to: Spot) => {
  if (!isOnPallet(to)) return 'act.takenOff' as const;
  return isOnPallet(from) && from.isFlipped !== to.isFlipped ? ('act.flipped' as const) : ('act.moved' as const);
};

/** What was done to the pallet, in words, as it was done; `positionOf` names a product. */
export const useActText = (positionOf: (id: number) => string): ((command: PalletCommand) => string) => {
  const { t } = useTranslation('editor');
  return useCallback(
    (command) => {
      if (command.kind === 'timber') return t('act.timber');
      if (command.kind === 'settings') return t('act.settingsHere');
      const [first] = command.changes;
      if (!first || command.changes.length > MOST_NAMED) return t('act.arranged');
      const what = command.changes.map(({ id }) => positionOf(id)).join(', ');
      return t(verbOf(first.from, first.to), { what });
    },
    [t, positionOf],
  );
};
