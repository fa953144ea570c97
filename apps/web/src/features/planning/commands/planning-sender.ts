import type { PlanningActResult } from '@mullion/contracts';
import type { EditorPorts, EditorDocument } from '../../../kits/editor/editor-types';
import { absorbAct } from './apply-move';
import type { PlanningData } from './planning-data';
import { isServerAct, sendServerAct, type ActRequests, type ServerCommand } from './act-request';
import { sendAct, type PageRequests } from './act-sender';
import type { PlanningDocument } from './acts';
import type { MoveCommand, PlanningCommand } from './planning-command';

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
  // the order itself is in another hand: it is planned before its places come back, and leaves planning after they are free
  if (command.kind === 'unpack' && command.way === 'undo') await requests.plan(command.order.id);
  const answer = await sendServerAct(requests, command, before, key);
  if (command.kind === 'unpack') {
    if (command.way === 'redo') await requests.unpack(command.order.id);
    return document.keep(await requests.read());
  }
  document.keep(absorbAct(document.get(), answer));
  if (command.kind === 'move') requests.onMoved(command, before, answer);
};
