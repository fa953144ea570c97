import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
import type { EditorRules } from '../../../app/editor/editor-types';
import { applyMove } from '../rules/apply-move';
import { applySwap, type SwapEnd } from '../rules/apply-swap';
import { productsById, type PlanningData } from '../rules/planning-data';
import { applyAct, inverseAct, type PlanningClash, type PlanningDocument } from './acts';
import { madeAgain, withMadeAgain, withMadeTrucks } from './made-again';
import type { MoveEnd, NewPallet, PlanningCommand, SwapCommand } from './planning-command';
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

const palletOf = (end: MoveEnd): number | null => (end.kind === 'pallet' ? end.palletId : null);
const isPlace = (product: PlacedProductDto, end: MoveEnd): boolean => {
  if (end.kind !== 'pallet' || end.place === null) return true;
  const { x, y, z, is_flipped } = end.place;
  return product.x === x && product.y === y && product.z === z && product.is_flipped === is_flipped;
};
const stands = (product: PlacedProductDto, end: MoveEnd): boolean => end.kind !== 'new' && product.pallet_id === palletOf(end);

const apply: Rules['apply'] = (data, command) => {
  if (command.kind === 'swap') return swapped(data, command);
  if (command.kind !== 'move') return applyAct(data, command);
  const { productId, from, to } = command;
  const product = productsById(data).get(productId);
  if (!product) return { refusal: { productId } };
  const staysOnPallet = palletOf(from) !== null && palletOf(from) === palletOf(to);
  if (stands(product, to) && (!staysOnPallet || isPlace(product, to))) return { document: data };
  const isGone = to.kind === 'pallet' && to.like.length === undefined && !data.pallets.some(({ id }) => id === to.palletId);
  if (isGone) return { refusal: { palletId: to.palletId } };
  if (!stands(product, from) || (staysOnPallet && !isPlace(product, from))) return { refusal: { productId } };
  return { document: applyMove(data, product, palletOf(to), to.kind === 'pallet' ? to.place : null) };
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
const withAnsweredEnd = (command: PlanningCommand, sent: PlanningCommand, answered: PlanningDocument): PlanningCommand => {
  if (command.kind !== 'move' || sent.kind !== 'move') return command;
  const product = productsById(answered).get(sent.productId);
  if (!product || product.pallet_id === null) return command;
  const now = endOf(answered, product);
  const settled = (end: MoveEnd): MoveEnd => (end === sent.to ? now : end);
  return { ...command, from: settled(command.from), to: settled(command.to) };
};

/** Pallets and trucks that the sent command made, or made again, stand from then on for the ones that were meant. */
const settle: Rules['settle'] = (command, sent, answered) => {
  const ended = withMadeTrucks(withAnsweredEnd(command, sent, answered), sent, answered);
  const again = withMadeAgain(ended, madeAgain(sent, answered));
  return again.kind === 'unpack' && sent.kind === 'unpack' ? settleUnpack(again, answered) : again;
};

/** The planning page's commands for the editor kit. */
export const planningRules: Rules = {
  newest,
  apply,
  inverse: (command) => {
    if (command.kind === 'swap') {
      const { first, second } = command;
      return { ...command, first: { ...first, palletId: second.palletId }, second: { ...second, palletId: first.palletId } };
    }
    if (command.kind !== 'move') return inverseAct(command);
    return { ...command, from: command.to, to: command.from, isTakenBack: !command.isTakenBack };
  },
  // every move is its own request: the server finds the places, so their order matters
  merge: () => null,
  settle,
};
