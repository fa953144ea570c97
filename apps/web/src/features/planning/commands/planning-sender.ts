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
  const answer = await sendServerAct(requests, command, before, key);
  // of an order that is in planning again, or out of it, the answer has the places only
  document.keep(command.kind === 'unpack' ? await requests.read() : absorbAct(document.get(), answer));
  if (command.kind === 'move') requests.onMoved(command, before, answer);
};
