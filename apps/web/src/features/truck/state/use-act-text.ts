import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Truck } from '@mullion/contracts';
import type { FloorCommand } from '../../../entities/truck/floor/floor-document';

/** More pallets than this are an arrangement. */
const MOST_NAMED = 2;

/** What was done to the truck, in words, as it was done. */
export const useActText = (truck: Truck): ((command: FloorCommand) => string) => {
  const { t } = useTranslation('editor');
  return useCallback(
    ({ changes, loads, facts }) => {
      if (facts) return t('act.settings', { what: truck.description });
      const names = new Map([...loads, ...truck.pallets].map((load) => [load.pallet_id as number, load.shown_number]));
      const named = (list: typeof changes) =>
        list.length > MOST_NAMED
          ? t('act.pallets', { count: list.length })
          : list.map(({ id }) => names.get(id) ?? `#${id}`).join(', ');
      const on = changes.filter(({ from, to }) => from === null && to !== null);
      const off = changes.filter(({ from, to }) => from !== null && to === null);
      if (on.length > 0) return t('act.onTruck', { what: named(on), truck: truck.description });
      if (off.length > 0) return t('act.offTruck', { what: named(off), truck: truck.description });
      if (
        changes.every(
          ({ from, to }) => from?.xMm === to?.xMm && from?.yMm === to?.yMm && from?.isTurned === to?.isTurned,
        )
      )
        return t('act.stops');
      if (changes.length > MOST_NAMED) return t('act.arranged');
      const isTurn = changes.some(({ from, to }) => from?.isTurned !== to?.isTurned);
      return t(isTurn ? 'act.turned' : 'act.moved', { what: named(changes) });
    },
    [t, truck],
  );
};
