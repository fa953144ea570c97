import type { PlacedProductDto } from '@mullion/contracts';
import type { EditorRules } from '../../../kits/editor/editor-types';
import { applySwap, type SwapEnd } from './apply-swap';
import { productsById, type PlanningData } from './planning-data';
import { applyAct, inverseAct, settingsLeft, type PlanningClash, type PlanningDocument } from './acts';
import type { MoveCommand, MoveEnd, PlanningCommand, ProductMove, SwapCommand } from './planning-command';
import { isServerAct } from './act-request';
import { turned } from './server-act';
import { applyMoves, restOfMoves } from './several-moves';
import { withMadeTrucks } from './truck-acts';
import { withNewerTrucks } from './with-trucks';

type Rules = EditorRules<PlanningDocument, PlanningCommand, PlanningClash>;

/** Where a product stands, as the end of a move. */
export const endOf = ({ pallet_id: palletId, x, y, z, is_flipped }: PlacedProductDto): MoveEnd =>
  palletId === null ? { kind: 'unplaced' } : { kind: 'pallet', palletId, place: { x, y, z, is_flipped } };

const apply: Rules['apply'] = (data, command) => {
  if (command.kind === 'swap') return swapped(data, command);
  return command.kind === 'move' ? applyMoves(data, command) : applyAct(data, command);
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

/**
 * The ends of the move that was sent are where its products stand now: the server may have made a pallet for them, or
 * found other places.
 */
const withAnsweredEnds = (command: MoveCommand, sent: MoveCommand, answered: PlanningDocument): MoveCommand => {
  const products = productsById(answered);
  const ended = (move: ProductMove): ProductMove => {
    const done = sent.moves.find(({ productId }) => productId === move.productId);
    const product = products.get(move.productId);
    if (!done || !product || product.pallet_id === null) return move;
    const settled = (end: MoveEnd): MoveEnd => (end === done.to ? endOf(product) : end);
    return { ...move, from: settled(move.from), to: settled(move.to) };
  };
  return { ...command, moves: command.moves.map(ended) };
};

/** What was taken back is done again by the server that remembers it. */
const withAnsweredWay = (command: PlanningCommand, sent: PlanningCommand): PlanningCommand =>
  isServerAct(command) && isServerAct(sent) && command.id === sent.id && command.way === 'do' && sent.way === 'undo'
    ? { ...command, way: 'redo' }
    : command;

/** What the sent command has made stands from then on for what was meant. */
const settle: Rules['settle'] = (remembered, sent, answered) => {
  const command = withAnsweredWay(remembered, sent);
  if (command.kind === 'move' && sent.kind === 'move') return withAnsweredEnds(command, sent, answered);
  return command.kind === 'trucks' && sent.kind === 'trucks' ? withMadeTrucks(command, sent, answered) : command;
};

/** The planning page's commands for the editor kit. */
export const planningRules: Rules = {
  newest,
  apply,
  inverse: (command) => {
    if (command.kind === 'swap') {
      const { first, second } = command;
      return {
        ...turned(command),
        first: { ...first, palletId: second.palletId },
        second: { ...second, palletId: first.palletId },
      };
    }
    // the last one stands on the others, so it goes first
    if (command.kind === 'move')
      return {
        ...turned(command),
        moves: command.moves.map((move) => ({ ...move, from: move.to, to: move.from })).toReversed(),
      };
    return inverseAct(command);
  },
  // every move is its own request: the server finds the places, so their order matters
  merge: () => null,
  left: (data, command) => (command.kind === 'settings' ? settingsLeft(data, command) : command),
  rest: (data, command) => (command.kind === 'move' ? restOfMoves(data, command) : null),
  settle,
};
