import type { ChangeDecision, OpenChanges, RequestContext } from '@mullion/contracts';
import { AppError, type Rpc } from '@mullion/server-kit';
import { type DecidedChanges, decideChanges } from '../rules/decide-changes';
import { stateOfChanges } from './state-of-changes';
import { type AskedChange, isAsked, isOfOrderAlone, judgeAsked, type JudgedChange } from './asked-change';
import { reserveAtProduction } from './reserve-at-production';
import { readDone } from './read-done';

/** So many are named in an answer. */
const NAMED = 200;

export interface DecidedByHand {
  readonly decided: DecidedChanges<JudgedChange>;
  /** @throws AppError `conflict` when production no longer has them reserved */
  readonly mustBeReserved: () => void;
}

const nothing: DecidedByHand = {
  decided: { taken: [], kept: [], remade: [], undecided: [], impossible: [] },
  mustBeReserved: () => undefined,
};

/** Nothing more is made of what is cancelled. */
const isMade = ({ change }: JudgedChange): boolean => !change.reasons.includes('cancelled');
const besideWork: ReadonlySet<string> = new Set(['comment', 'area_m2', 'barcode', 'image']);
/** Somebody works by this column of a product: not by its words, its area and its picture. */
export const isWorkedBy = (column: string): boolean => !besideWork.has(column);
const concernsWork = ({ kind, set, ofOrder = [] }: AskedChange): boolean =>
  kind === 'gone' || ofOrder.length > 0 || Object.keys(set).some(isWorkedBy);

/** What was decided about products, as they are now. */
export type Decide = (changes: readonly JudgedChange[]) => readonly ChangeDecision[];

/** The state of those that a person decides about. */
export const seenOfAll = (judged: readonly JudgedChange[]): string =>
  stateOfChanges(judged.flatMap(({ change }) => (change.group === 'free' ? [] : [change])));

/** What can only stay is refused by what is the matter with it; of the rest a person decides. */
const refuse = ({ undecided, impossible }: DecidedChanges<JudgedChange>, judged: readonly JudgedChange[]): void => {
  const open = [...undecided, ...impossible];
  const [first] = open;
  if (!first) return;
  const left = open.find(({ change }) => change.reasons.includes('left'));
  if (left)
    throw new AppError(left.kind === 'gone' ? 'already_confirmed' : 'product.departed', { id: left.product.id });
  const stuck = open.find((one) => one.isLocked && one.change.choices.length === 1 && !isOfOrderAlone(one));
  if (stuck)
    throw new AppError(stuck.kind === 'gone' ? 'already_confirmed' : 'product.on_locked_pallet', {
      id: stuck.product.id,
    });
  const code = undecided.length > 0 ? 'product.decision_needed' : 'product.decision_impossible';
  const current: OpenChanges = { changes: open.slice(0, NAMED).map(({ change }) => change), seen: seenOfAll(judged) };
  throw new AppError(code, { barcode: first.product.barcode, count: open.length }, { current });
};

/**
 * What becomes of products that a person changes or deletes by hand or by a call; what changes is reserved at
 * production until it is written.
 * @throws AppError `product.decision_needed` and `product.decision_impossible` with the changes, `product.departed`,
 * `product.on_locked_pallet`,
 *   `already_confirmed`, `conflict`, `unavailable`: without an answer of production and packing nothing changes
 */
export const decideByHand = async (
  rpc: Rpc,
  context: RequestContext,
  asked: readonly AskedChange[],
  decide: Decide,
): Promise<DecidedByHand> => {
  const concerned = asked.filter(concernsWork);
  if (concerned.length === 0) return nothing;
  const doneOf = await readDone(
    rpc,
    context,
    concerned.map(({ product }) => product.id),
  );
  const judged = concerned
    .map((one) => judgeAsked(one, doneOf(one.product.id), context))
    .filter((one) => isMade(one) && isAsked(one));
  const decided = decideChanges(judged, decide(judged));
  refuse(decided, judged);
  return { decided, mustBeReserved: await reserveAtProduction(rpc, context, [...decided.taken, ...decided.remade]) };
};
