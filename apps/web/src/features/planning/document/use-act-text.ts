import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoveEnd, PlanningCommand } from '../commands/planning-command';
import { productsById, type PlanningData } from '../commands/planning-data';

/** What was done on the planning page, in words, as it was done. */
export const useActText = (data: PlanningData): ((command: PlanningCommand) => string) => {
  const { t } = useTranslation('editor');
  return useCallback(
    (command) => {
      const product = (id: number) => productsById(data).get(id)?.position ?? `#${id}`;
      const pallet = (id: number) => data.pallets.find((each) => each.id === id)?.shown_number ?? `#${id}`;
      const pallets = (ids: readonly number[], nameOf = pallet) =>
        ids.length === 1 ? ids.map(nameOf).join('') : t('act.pallets', { count: ids.length });
      const moved = (what: string, { kind, ...to }: MoveEnd) => {
        if (kind === 'unplaced') return t('act.takenOff', { what });
        return 'palletId' in to
          ? t('act.movedTo', { what, where: pallet(to.palletId) })
          : t('act.movedToNew', { what });
      };
      switch (command.kind) {
        case 'move': {
          const [first, ...others] = command.moves;
          if (!first) return '';
          return moved(
            others.length === 0 ? product(first.productId) : t('act.products', { count: command.moves.length }),
            first.to,
          );
        }
        case 'swap':
          return t('act.swapped', {
            first: product(command.first.productId),
            second: product(command.second.productId),
          });
        case 'settings':
          return t('act.settings', { what: pallets(command.changes.map(({ palletId }) => palletId)) });
        case 'number':
          return command.to === null ? t('act.noNumber') : t('act.number', { number: command.to });
        case 'parameters':
          return t('act.settings', { what: command.position });
        case 'pin': {
          const what = command.palletIds.length > 0 ? pallets(command.palletIds) : t('act.stack');
          return t(command.pinned ? 'act.pinned' : 'act.unpinned', { what });
        }
        case 'card':
          return t('act.newPallet');
        case 'fictive':
          return t('act.fictive', { what: command.pallet.shown_number });
        case 'removal': {
          const names = new Map<number, string>(command.pallets.map(({ id, shown_number }) => [id, shown_number]));
          return t('act.deleted', { what: pallets([...names.keys()], (id) => names.get(id) ?? '') });
        }
        case 'floors': {
          const changes = command.floors.flatMap((floor) => floor.command.changes);
          const on = changes.filter(({ from, to }) => from === null && to !== null).map(({ id }) => id);
          const off = changes.filter(({ from, to }) => from !== null && to === null).map(({ id }) => id);
          const truck = command.floors.map((floor) => floor.truck.description).join(', ');
          return t(on.length > 0 ? 'act.onTruck' : 'act.offTruck', { what: pallets(on.length > 0 ? on : off), truck });
        }
        case 'trucks':
          return t('act.trucks', { what: command.made.map(({ description }) => description).join(', ') });
        case 'run':
          return t('act.plan');
        case 'unpack':
          return t('act.unpacked', { what: command.order.number });
      }
    },
    [data, t],
  );
};
