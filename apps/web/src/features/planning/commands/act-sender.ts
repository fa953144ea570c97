import type { PackingRunId, Problem, Truck } from '@mullion/contracts';
import type { EditorDocument } from '../../../kits/editor/editor-types';
import { floorRules } from '../../../entities/truck/floor/floor-document';
import { floorPorts, type FloorRequests } from '../../../entities/truck/floor/floor-sender';
import type { TemporaryPallet } from './temporary-pallet';
import { applyAct, type PageAct, type PlanningDocument } from './acts';
import type { Parameters } from './set-parameters';
import type { FloorAct, TrucksBody } from './truck-acts';
import { withAnsweredTrucks } from './with-trucks';

/**
 * The requests of acts that are one change of one kind each; what moves products and pallets is the server's
 * (`act-request.ts`).
 */
export interface PageRequests {
  readonly read: () => Promise<PlanningDocument>;
  readonly parameters: (productId: number, to: Parameters) => Promise<unknown>;
  readonly card: (card: TemporaryPallet, isThere: boolean) => void;
  readonly floor: (truckId: number) => FloorRequests;
  readonly makeTrucks: (body: TrucksBody) => Promise<unknown>;
  readonly removeTruck: (truckId: number) => Promise<unknown>;
  readonly undoRun: (id: PackingRunId) => Promise<unknown>;
}

/**
 * Sends one act; whatever the server makes of it beside is read again. `key` is the same each time the same act is
 * sent.
 */
export const sendAct = async (
  requests: PageRequests,
  act: PageAct,
  document: EditorDocument<PlanningDocument>,
  key: string,
): Promise<void> => {
  switch (act.kind) {
    case 'card': {
      requests.card(act.card, act.isThere);
      const shown = applyAct(document.get(), act);
      return 'document' in shown ? document.keep(shown.document) : undefined;
    }
    case 'parameters':
      await requests.parameters(act.productId, act.to);
      break;
    case 'floors': {
      const answered: Truck[] = [];
      for (const floor of act.floors) answered.push(await sendFloor(requests.floor(floor.truck.id), floor, key));
      return document.keep(withAnsweredTrucks(await requests.read(), answered));
    }
    case 'trucks':
      if (act.isThere) await requests.makeTrucks(act.body);
      else for (const truck of act.made) await requests.removeTruck(truck.id);
      break;
    case 'run':
      await requests.undoRun(act.run.id).catch(refuse);
      break;
  }
  return document.keep(await requests.read());
};

/** What has been touched since is not tried again on a newer page: it stays touched. */
const refuse = (error: unknown): never => {
  const problem = error as Problem;
  throw problem.code === 'packing_run.touched' ? { ...problem, status: 422 } : problem;
};

/**
 * Trucks are asked as they are now: the page lists only those that a pallet shown stands on. Gives the truck after the
 * act.
 */
const sendFloor = async (requests: FloorRequests, { command }: FloorAct, key: string): Promise<Truck> => {
  let truck = await requests.read();
  const applied = floorRules.apply(truck, command);
  if ('refusal' in applied)
    throw { type: 'about:blank', title: 'conflict', status: 422, code: 'conflict' } satisfies Problem;
  if (applied.document === truck) return truck;
  await floorPorts(requests).send(command, { get: () => truck, keep: (answered) => void (truck = answered) }, key);
  return truck;
};
