import { routes, type Truck } from '@mullion/contracts';
import { truckFromWire } from '@mullion/packing-model';
import { DocumentEditor } from '../../apps/web/src/kits/editor/document-editor';
import type { EditorNotice } from '../../apps/web/src/kits/editor/editor-types';
import {
  floorRules,
  gesture,
  rearrangement,
  type FloorClash,
  type FloorCommand,
} from '../../apps/web/src/entities/truck/floor/floor-document';
import { floorPorts, type FloorRequests } from '../../apps/web/src/entities/truck/floor/floor-sender';
import type { MullionClient } from '../../libs/client/src';
import type { Chance } from './chance';
import type { Journal, Meant, Value } from './journal';
import { asProblem } from './planner';

export const loadKey = (id: number): string => `pallet ${id} on the truck`;

/** Where every pallet stands on the truck. */
export const spotsOf = ({ pallets }: Truck): Map<string, Value> =>
  new Map(
    pallets
      .filter(({ state }) => state !== 'leaving')
      .map(({ pallet_id, x, y, is_turned, dispatch_priority }) => [
        loadKey(pallet_id),
        `${x} ${y} ${is_turned} ${dispatch_priority}`,
      ]),
  );

/** What one person does on a truck's page, by the editor of the web. */
export class Loader {
  readonly notices: EditorNotice<FloorCommand, FloorClash>[] = [];
  private step = 0;
  private readonly editor: DocumentEditor<Truck, FloorCommand, FloorClash>;
  private readonly requests: FloorRequests;

  constructor(
    truck: Truck,
    private readonly name: string,
    private readonly api: MullionClient,
    private readonly journal: Journal,
    /** The truck as each version had it, by whichever answer told so. */
    private readonly versions: Map<number, Truck>,
  ) {
    this.saw(truck);
    this.requests = this.requestsFor(truck.id);
    this.editor = new DocumentEditor(truck, floorRules, floorPorts(this.requests));
    this.editor.listen((notice) => this.notices.push(notice));
  }

  async look(): Promise<void> {
    this.editor.seen(await this.requests.read());
  }
  undo(): void {
    this.editor.undo();
  }
  redo(): void {
    this.editor.redo();
  }
  at(step: number): void {
    this.step = step;
  }
  flushed(): Promise<void> {
    return this.editor.flush();
  }

  /**
   * A pallet is pushed, turned or unloaded at another stop; null when nothing was to do or the editor refused at once.
   */
  act(chance: Chance): Meant | null {
    const before = truckFromWire(this.editor.get().shown).placed;
    const pallet = chance.pick(before.toSorted((a, b) => a.id - b.id));
    const verb = chance.of(4);
    const moved =
      verb === 0
        ? { ...pallet, isTurned: !pallet.isTurned }
        : verb === 1
          ? { ...pallet, dispatchPriority: 1 + chance.of(5) }
          : { ...pallet, xMm: chance.of(1000) * 10, yMm: chance.of(20) * 10 };
    return this.commit(gesture([pallet], [moved]));
  }

  /** Everything towards the cab, as the server does it: one act that names whatever it moves. */
  async rearrange(): Promise<Meant | null> {
    await this.editor.flush();
    const before = this.editor.get().saved;
    const after = await asProblem(this.api.call(routes.rearrangeTruck, { params: { id: before.id } }));
    const known = this.versions.get(after.version - 1) ?? before;
    this.wrote(known, after);
    this.editor.seen(after);
    const command = rearrangement(known, after);
    if (!command) return null;
    this.editor.record(command);
    return meantBy('towards the cab', command, known);
  }

  private commit(command: FloorCommand | null): Meant | null {
    const { shown } = this.editor.get();
    return command && !this.editor.commit(command) ? meantBy('a pallet', command, shown) : null;
  }
  private saw(truck: Truck): Truck {
    this.versions.set(truck.version, truck);
    return truck;
  }
  /**
   * The answer is read after the write, so a colleague's next change may be in it already; who made that change had
   * seen this one.
   */
  private firstAfter(version: number, answer: Truck): Truck {
    const next = Math.min(answer.version, ...[...this.versions.keys()].filter((seen) => seen > version));
    return this.versions.get(next) ?? answer;
  }
  private wrote(before: Truck, after: Truck): void {
    const [was, is] = [spotsOf(before), spotsOf(after)];
    for (const thing of new Set([...was.keys(), ...is.keys()])) {
      const [from, to] = [was.get(thing) ?? null, is.get(thing) ?? null];
      this.journal.write({ person: this.name, step: this.step, thing, from, to, version: after.version });
    }
    this.saw(after);
  }

  private requestsFor(id: number): FloorRequests {
    return {
      place: async (body) => {
        const answer = await asProblem(this.api.call(routes.updateTruck, { params: { id }, body }));
        const known = this.versions.get(body.version);
        if (!known) throw new Error(`nobody has seen version ${body.version} of the truck`);
        this.wrote(known, this.firstAfter(body.version, answer));
        this.saw(answer);
        return answer;
      },
      read: async () => this.saw(await asProblem(this.api.call(routes.getTruck, { params: { id } }))),
      edit: () => Promise.reject(new Error('nobody does this here')),
      putOn: () => Promise.reject(new Error('nobody does this here')),
      takeOff: () => Promise.reject(new Error('nobody does this here')),
    };
  }
}

const meantBy = (what: string, { changes }: FloorCommand, before: Truck): Meant => {
  const was = spotsOf(before);
  const spot = (to: FloorCommand['changes'][number]['to']): Value =>
    to && `${to.xMm} ${to.yMm} ${to.isTurned} ${to.dispatchPriority === 100 ? null : to.dispatchPriority}`;
  return {
    what,
    changes: new Map(changes.map(({ id, to }) => [loadKey(id), { from: was.get(loadKey(id)) ?? null, to: spot(to) }])),
  };
};
