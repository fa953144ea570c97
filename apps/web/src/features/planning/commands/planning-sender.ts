import { isRefused, type PlanningActResult, type Problem } from '@mullion/contracts';
import { asProblem } from '../../../kits/api/as-problem';
import type { EditorPorts, EditorDocument } from '../../../kits/editor/editor-types';
import { absorbAct } from './apply-move';
import type { PlanningData } from './planning-data';
import { isServerAct, sendServerAct, type ActRequests, type ServerCommand } from './act-request';
import { sendAct, type PageRequests } from './act-sender';
import type { PlanningDocument } from './acts';
import type { MoveCommand, PlanningCommand } from './planning-command';
import type { UnpackAct } from './unpack-act';

/** The requests that the page's commands are made of. */
export interface PlanningRequests extends ActRequests, PageRequests {
  readonly unpack: (orderId: number) => Promise<unknown>;
  readonly plan: (orderId: number) => Promise<unknown>;
  /** What follows on the page from a move that came about; the page as it was before. */
  readonly onMoved: (command: MoveCommand, before: PlanningData, answer: PlanningActResult) => void;
}

/** Sends the commands of the planning page, every one with the version of what it changes. */
export const planningPorts = (requests: PlanningRequests): EditorPorts<PlanningDocument, PlanningCommand> => ({
  reload: requests.read,
  send: (command, document, key) =>
    isServerAct(command) ? act(requests, command, document, key) : sendAct(requests, command, document, key),
});

const act = async (
  requests: PlanningRequests,
  command: ServerCommand,
  document: EditorDocument<PlanningDocument>,
  key: string,
): Promise<void> => {
  const before = document.get();
  if (command.kind === 'unpack') {
    await (command.way === 'undo'
      ? planAgain(requests, command, before, key)
      : unpackAgain(requests, command, before, key));
    return document.keep(await requests.read());
  }
  const answer = await sendServerAct(requests, command, before, key);
  document.keep(absorbAct(document.get(), answer));
  if (command.kind === 'move') requests.onMoved(command, before, answer);
};

/**
 * The order itself is in another hand: it is planned before its places come back, and is taken out again where they are
 * refused.
 */
const planAgain = async (
  requests: PlanningRequests,
  command: UnpackAct,
  before: PlanningData,
  key: string,
): Promise<void> => {
  const { id } = command.order;
  const isPlanned = before.orders.some((order) => order.id === id);
  await requests.plan(id);
  try {
    await sendServerAct(requests, command, before, key);
  } catch (error) {
    // without an answer it goes on from here at the next try
    if (!isPlanned && isRefused(asProblem(error as Problem) as Problem)) await requests.unpack(id);
    throw error;
  }
};

/** It leaves planning after its places are free. */
const unpackAgain = async (
  requests: PlanningRequests,
  command: UnpackAct,
  before: PlanningData,
  key: string,
): Promise<void> => {
  await sendServerAct(requests, command, before, key);
  await requests.unpack(command.order.id);
};
