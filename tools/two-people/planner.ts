import { routes, type PalletDetail, type PlanningActResult, type Problem } from '@mullion/contracts';
import { DocumentEditor } from '../../apps/web/src/kits/editor/document-editor';
import type { EditorNotice } from '../../apps/web/src/kits/editor/editor-types';
import type { PlanningClash, PlanningDocument } from '../../apps/web/src/features/planning/commands/acts';
import type { MoveEnd, PlanningCommand } from '../../apps/web/src/features/planning/commands/planning-command';
import { endOf, planningRules } from '../../apps/web/src/features/planning/commands/planning-document';
import { newAct } from '../../apps/web/src/features/planning/commands/server-act';
import { planningPorts } from '../../apps/web/src/features/planning/commands/planning-sender';
import { productsById } from '../../apps/web/src/features/planning/commands/planning-data';
import { ApiError, type MullionClient } from '../../libs/client/src';
import { newPallet, type Journal, type Meant, type Value } from './journal';
import type { Chance } from './chance';

/** What the editors of the web expect of a refused request. */
export const asProblem = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError)
      throw { title: '', type: 'about:blank', code: '', ...error.problem, status: error.status } as Problem;
    throw error;
  }
};

const MASSES = [600, 700, 800, 900, 1000];
const MOST_PALLETS = 10;
const nobodyAsks = (): never => {
  throw new Error('nobody does this here');
};
export const productKey = (id: number): string => `product ${id}`;
export const massKey = (id: number): string => `max_weight of pallet ${id}`;

/** What one person does on the planning page, by the editor of the web. */
export class Planner {
  readonly notices: EditorNotice<PlanningCommand, PlanningClash>[] = [];
  private step = 0;
  private readonly editor: DocumentEditor<PlanningDocument, PlanningCommand, PlanningClash>;

  constructor(
    document: PlanningDocument,
    private readonly name: string,
    private readonly api: MullionClient,
    private readonly filter: string,
    private readonly journal: Journal,
    /** The mass that a pallet of some version had, by whichever answer told so. */
    private readonly masses: Map<string, number>,
  ) {
    this.saw(document.pallets);
    this.editor = new DocumentEditor(document, planningRules, this.ports());
    this.editor.listen((notice) => this.notices.push(notice));
  }

  async look(): Promise<void> {
    this.editor.seen(await this.read());
  }
  undo(): void {
    this.editor.undo();
  }
  redo(): void {
    this.editor.redo();
  }
  flushed(): Promise<void> {
    return this.editor.flush();
  }
  at(step: number): void {
    this.step = step;
  }

  /** A product goes elsewhere, or some pallets may carry another mass; null when the editor refused at once. */
  act(chance: Chance): Meant | null {
    const data = this.editor.get().shown;
    return chance.of(4) === 0 ? this.weigh(data, chance) : this.move(data, chance);
  }

  private move(data: PlanningDocument, chance: Chance): Meant | null {
    const product = chance.pick([...productsById(data).values()].toSorted((a, b) => a.id - b.id));
    const pallets = data.pallets.filter(({ id }) => id !== product.pallet_id).toSorted((a, b) => a.id - b.id);
    const isNew = data.pallets.length < MOST_PALLETS && chance.of(8) === 0;
    const target = pallets.length === 0 || chance.of(5) === 0 ? null : chance.pick(pallets);
    if (!isNew && target === null && product.pallet_id === null) return null;
    const to: MoveEnd = isNew
      ? { kind: 'new', like: { length: 2400, width: 1200 }, temporary: null }
      : target
        ? { kind: 'pallet', palletId: target.id, place: null }
        : { kind: 'unplaced' };
    const moves = [{ productId: product.id, from: endOf(product), to }];
    if (this.editor.commit({ ...newAct(), kind: 'move', moves, createsPallet: isNew, card: null })) return null;
    const value: Value = isNew ? newPallet(this.step, this.name) : (target?.id ?? null);
    return {
      what: `${product.position} to ${value}`,
      changes: new Map([[productKey(product.id), { from: product.pallet_id, to: value }]]),
    };
  }

  private weigh(data: PlanningDocument, chance: Chance): Meant | null {
    const mass = chance.pick(MASSES);
    const pallets = chance.some(
      data.pallets.filter((pallet) => pallet.can.edit && pallet.max_weight !== mass),
      3,
    );
    if (pallets.length === 0) return null;
    const changes = pallets.map((pallet) => ({
      palletId: pallet.id,
      from: { max_weight: pallet.max_weight },
      to: { max_weight: mass },
    }));
    if (this.editor.commit({ ...newAct(), kind: 'settings', changes })) return null;
    return {
      what: `${pallets.length} pallets to ${mass} kg`,
      changes: new Map(pallets.map((pallet) => [massKey(pallet.id), { from: pallet.max_weight, to: mass }])),
    };
  }

  private async read(): Promise<PlanningDocument> {
    const read = await asProblem(this.api.call(routes.getOrdersPallets, { query: { filter: this.filter } }));
    this.saw(read.pallets);
    return read;
  }
  private saw(pallets: readonly PalletDetail[]): void {
    for (const { id, version, max_weight } of pallets) {
      this.journal.begin(massKey(id), max_weight);
      this.masses.set(`${id}/${version}`, max_weight);
    }
  }

  /** The server confirmed an act. */
  private done(answer: PlanningActResult): PlanningActResult {
    const versions = new Map<number, number>(answer.products.map(({ id, version }) => [id, version]));
    for (const { product_id: id, from, to } of answer.moved)
      this.journal.write({
        person: this.name,
        step: this.step,
        thing: productKey(id),
        from,
        to,
        version: versions.get(id) ?? 0,
      });
    // the answer names the pallets that were set, each a version further
    if (answer.kind === 'settings')
      for (const { id, version, max_weight } of answer.pallets) {
        const from = this.masses.get(`${id}/${version - 1}`) ?? null;
        this.journal.write({ person: this.name, step: this.step, thing: massKey(id), from, to: max_weight, version });
      }
    this.saw(answer.pallets);
    return answer;
  }

  private ports() {
    return planningPorts({
      act: async (body) => this.done(await asProblem(this.api.call(routes.actInPlanning, { body }))),
      turn: async ({ id, way }, products) => {
        const route = way === 'undo' ? routes.undoPlanningAct : routes.redoPlanningAct;
        return this.done(await asProblem(this.api.call(route, { params: { id }, body: products ? { products } : {} })));
      },
      read: () => this.read(),
      onMoved: () => undefined,
      parameters: nobodyAsks,
      card: nobodyAsks,
      floor: nobodyAsks,
      makeTrucks: nobodyAsks,
      removeTruck: nobodyAsks,
      undoRun: nobodyAsks,
    });
  }
}
