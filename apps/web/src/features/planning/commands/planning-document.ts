import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
import type { EditorRules } from '../../../kits/editor/editor-types';
import { applySwap, type SwapEnd } from './apply-swap';
import { productsById, type PlanningData } from './planning-data';
import { applyAct, inverseAct, type PlanningClash, type PlanningDocument } from './acts';
import { madeAgain, withMadeAgain, withMadeTrucks } from './made-again';
import { movesOf, type MoveCommand, type MoveEnd, type NewPallet, type PlanningCommand, type SwapCommand } from './planning-command';
import { applyMoves, applyOneMove } from './several-moves';
import { settleUnpack } from './unpack-act';
import { withNewerTrucks } from './with-trucks';

type Rules = EditorRules<PlanningDocument, PlanningCommand, PlanningClash>;

const likeOf = ({ length, width, comment }: PalletWhole): NewPallet => ({ length, width, ...(comment ? { comment } : {}) });

/** Where a product stands, as the end of a move. */
export const endOf = (data: PlanningData, product: PlacedProductDto): MoveEnd => {
  const pallet = data.pallets.find(({ id }) => id === product.pallet_id);
  if (product.pallet_id === null) return { kind: 'unplaced' };
  const place = { x: product.x, y: product.y, z: product.z, is_flipped: product.is_flipped };
  return { kind: 'pallet', palletId: product.pallet_id, place, like: pallet ? likeOf(pallet) : {} };
};

const apply: Rules['apply'] = (data, command) => {
  if (command.kind === 'swap') return swapped(data, command);
  if (command.kind === 'move') return applyOneMove(data, command);
  return command.kind === 'moves' ? applyMoves(data, command) : applyAct(data, command);
};

const swapped = (data: PlanningData, { first, second, rules }: SwapCommand): ReturnType<Rules['apply']> => {
  const products = productsById(data);
  const standsOn = (end: SwapEnd, palletId: number) => products.get(end.productId)?.pallet_id === palletId;
  if (standsOn(first, second.palletId) && standsOn(second, first.palletId)) return { document: data };
  const gone = [first, second].find((end) => !standsOn(end, end.palletId));
  const document = gone ? null : applySwap(data, first, second, rules);
  return document ? { document } : { refusal: { productId: (gone ?? first).productId } };
};

/** Reads that began before an answer bring nothing old back: of each pallet and product the newer version stays. */
const newest: Rules['newest'] = (known, read) => {
  if (read === known) return known;
  const pallets = new Map(known.pallets.map((pallet) => [pallet.id, pallet]));
  const products = productsById(known);
  const newer = <T extends { readonly version: number }>(now: T, before: T | undefined): T =>
    before && before.version > now.version ? before : now;
  return {
    ...withNewerTrucks(read, known.trucks ?? []),
    cards: read.cards ?? known.cards,
    pallets: read.pallets.map((pallet) => newer(pallet, pallets.get(pallet.id))),
    orders: read.orders.map((order) => {
      const list = order.products.map((product) => newer(product, products.get(product.id)));
      return { ...order, products: list, placed_count: list.filter(({ pallet_id }) => pallet_id !== null).length };
    }),
  };
};

/** The end of the move that was sent is where its product stands now: the server may have made a pallet for it, or found another place. */
const withAnsweredEnd = (command: MoveCommand, sent: MoveCommand, answered: PlanningDocument): MoveCommand => {
  const product = productsById(answered).get(sent.productId);
  if (!product || product.pallet_id === null || product.id !== command.productId) return command;
  const now = endOf(answered, product);
  const settled = (end: MoveEnd): MoveEnd => (end === sent.to ? now : end);
  return { ...command, from: settled(command.from), to: settled(command.to) };
};

const withAnsweredEnds = (command: PlanningCommand, sent: PlanningCommand, answered: PlanningDocument): PlanningCommand => {
  const done = movesOf(sent);
  const ended = (move: MoveCommand) => done.reduce((now, each) => withAnsweredEnd(now, each, answered), move);
  if (command.kind === 'move') return ended(command);
  return command.kind === 'moves' ? { ...command, moves: command.moves.map(ended) } : command;
};

/** Pallets and trucks that the sent command made, or made again, stand from then on for the ones that were meant. */
const settle: Rules['settle'] = (command, sent, answered) => {
  const ended = withMadeTrucks(withAnsweredEnds(command, sent, answered), sent, answered);
  const again = withMadeAgain(ended, madeAgain(sent, answered));
  return again.kind === 'unpack' && sent.kind === 'unpack' ? settleUnpack(again, answered) : again;
};

const movedBack = (move: MoveCommand): MoveCommand => ({ ...move, from: move.to, to: move.from, isTakenBack: !move.isTakenBack });

/** The planning page's commands for the editor kit. */
export const planningRules: Rules = {
  newest,
  apply,
  inverse: (command) => {
    if (command.kind === 'swap') {
      const { first, second } = command;
      return { ...command, first: { ...first, palletId: second.palletId }, second: { ...second, palletId: first.palletId } };
    }
    if (command.kind === 'move') return movedBack(command);
    // the last one stands on the others, so it goes first
    return command.kind === 'moves' ? { ...command, moves: command.moves.map(movedBack).toReversed() } : inverseAct(command);
  },
  // every move is its own request: the server finds the places, so their order matters
  merge: () => null,
  rest: (data, command) => {
    if (command.kind !== 'moves') return null;
    const moves = command.moves.filter((move) => 'document' in applyOneMove(data, move));
    return moves.length > 0 ? { ...command, moves } : null;
  },
  settle,
};
