import type { PalletId, PalletWhole, Truck, TruckLoad } from '@mullion/contracts';
import { idsOf } from './planning-data';
import type { PlanningDocument } from './acts';
import { movesOf, type MoveCommand, type MoveEnd, type PlanningCommand } from './planning-command';
import type { TrucksAct } from './truck-acts';

/** Pallets that were made again, by the ids they had before. */
export type MadeAgain = ReadonlyMap<number, PalletWhole>;

const palletsMadeBy = (sent: PlanningCommand): readonly PalletWhole[] => {
  if (sent.kind === 'fictive' && sent.isThere) return [sent.pallet];
  if (sent.kind === 'unpack' && !sent.isOut) return sent.pallets;
  return sent.kind === 'removal' && !sent.isGone ? sent.pallets : [];
};

/** What a pallet made again is known by: its products; a fictive one has none, but its sizes and its remark. */
const isLike = (one: PalletWhole, other: PalletWhole): boolean =>
  other.fictive
    ? one.fictive && (['comment', 'length', 'width', 'height'] as const).every((name) => one[name] === other[name])
    : idsOf(one.products) === idsOf(other.products);

/** The pallet onto which a product went whose own pallet was gone by then. */
const madeByMove = (sent: MoveCommand, { pallets }: PlanningDocument): MadeAgain => {
  if (sent.to.kind !== 'pallet') return new Map();
  const { palletId } = sent.to;
  const now = pallets.find(({ products }) => products.some(({ id }) => id === sent.productId));
  return now && pallets.every(({ id }) => id !== palletId) ? new Map([[palletId, now]]) : new Map();
};

/** The pallets that a command has made again. */
export const madeAgain = (sent: PlanningCommand, answered: PlanningDocument): MadeAgain => {
  const newest = answered.pallets.toSorted((a, b) => b.id - a.id);
  const again = new Map(movesOf(sent).flatMap((move) => [...madeByMove(move, answered)]));
  const known = new Set<PalletWhole>();
  // the last one was made last
  for (const pallet of palletsMadeBy(sent).toReversed()) {
    const now = newest.find((each) => isLike(each, pallet) && !known.has(each));
    if (!now) continue;
    known.add(now);
    if (now.id !== pallet.id) again.set(pallet.id, now);
  }
  return again;
};

/** A command that waits or is remembered, with the new ids of pallets that were made again. */
export const withMadeAgain = (command: PlanningCommand, again: MadeAgain): PlanningCommand => {
  if (again.size === 0) return command;
  const idOf = (id: number): number => again.get(id)?.id ?? id;
  const allOf = (ids: readonly number[]): PalletId[] => ids.map(idOf) as PalletId[];
  const endOf = (end: MoveEnd): MoveEnd =>
    end.kind === 'pallet' && again.has(end.palletId) ? { ...end, palletId: idOf(end.palletId) } : end;
  const palletOf = (pallet: PalletWhole): PalletWhole => {
    const now = again.get(pallet.id);
    return now ? { ...pallet, id: now.id, number: now.number, shown_number: now.shown_number } : pallet;
  };
  const loadOf = (load: TruckLoad): TruckLoad => ({ ...load, pallet_id: idOf(load.pallet_id) as PalletId });
  const truckOf = (truck: Truck): Truck => ({ ...truck, pallets: truck.pallets.map(loadOf) });
  const moveOf = (move: MoveCommand): MoveCommand => ({ ...move, from: endOf(move.from), to: endOf(move.to) });
  switch (command.kind) {
    case 'move':
      return moveOf(command);
    case 'moves':
      return { ...command, moves: command.moves.map(moveOf) };
    case 'swap': {
      const { first, second } = command;
      return { ...command, first: { ...first, palletId: idOf(first.palletId) }, second: { ...second, palletId: idOf(second.palletId) } };
    }
    case 'settings':
      return { ...command, changes: command.changes.map((change) => ({ ...change, palletId: idOf(change.palletId) })) };
    case 'number':
      return { ...command, palletId: idOf(command.palletId) };
    case 'pin':
      return { ...command, palletIds: allOf(command.palletIds) };
    case 'fictive':
      return { ...command, pallet: palletOf(command.pallet) };
    case 'removal':
    case 'unpack':
      return { ...command, pallets: command.pallets.map(palletOf) };
    case 'floors':
      return {
        ...command,
        floors: command.floors.map(({ truck, command: { changes, loads, ...rest } }) => ({
          truck: truckOf(truck),
          command: { ...rest, changes: changes.map((change) => ({ ...change, id: idOf(change.id) })), loads: loads.map(loadOf) },
        })),
      };
    case 'trucks':
      return { ...command, body: { ...command.body, pallets: allOf(command.body.pallets) }, made: command.made.map(truckOf) };
    case 'parameters':
    case 'card':
    case 'run':
      return command;
  }
};

const isSameMaking = (one: TrucksAct, other: TrucksAct): boolean =>
  one.body.pallets.join() === other.body.pallets.join() && one.made.map(({ id }) => id).join() === other.made.map(({ id }) => id).join();

/** The trucks that an act has made, or made again, are the ones it is about from then on. */
export const withMadeTrucks = (command: PlanningCommand, sent: PlanningCommand, answered: PlanningDocument): PlanningCommand => {
  if (command.kind !== 'trucks' || sent.kind !== 'trucks' || !sent.isThere || !isSameMaking(command, sent)) return command;
  const made = (answered.trucks ?? []).filter(({ pallets }) => pallets.some((load) => command.body.pallets.includes(load.pallet_id)));
  return { ...command, made };
};
