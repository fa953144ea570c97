import type { PalletDetail, PlanningActInput, PlanningActResult } from '@mullion/contracts';
import type { PlanningRequests } from '../commands/planning-sender';
import { problem, type PackingState, type Places } from './packing-state';

type Fields = ReadonlyMap<number, Partial<PalletDetail>>;
interface Kept {
  readonly ids: readonly number[];
  readonly before: Places;
  readonly after: Places;
  readonly made: readonly number[];
  readonly deleted: readonly number[];
  /** What was set, by pallet. */
  readonly fields: { readonly before: Fields; readonly after: Fields };
}
const nothingSet: Fields = new Map();

type ActOf<K extends PlanningActInput['kind']> = Extract<PlanningActInput, { kind: K }>;

/** Acts of planning as packing does them and takes them back; versions are checked. */
export class PackingActs {
  readonly sent: string[] = [];
  /** Products that find no room. */
  readonly refuse = new Set<number>();
  /** So many answers do not arrive. */
  lost = 0;
  private readonly kept = new Map<string, Kept>();
  private readonly unpacks = new Set<string>();
  private readonly answers = new Map<string, PlanningActResult>();

  constructor(private readonly state: PackingState) {}

  readonly act: PlanningRequests['act'] = async ({ id, act }, key) => {
    await Promise.resolve();
    const known = this.answers.get(key);
    if (known) return known;
    const { ids, before, deleted, fields } = this.remember(id, () => this.carryOut(act));
    return this.answered(id, { ids, before, deleted, set: [...fields.after.keys()] }, key);
  };

  readonly turn: PlanningRequests['turn'] = async ({ id, way }, only, key) => {
    await Promise.resolve();
    const known = this.answers.get(key);
    if (known) return known;
    const act = this.kept.get(id);
    if (!act) throw problem(404, 'planning_act.not_found');
    const { state } = this;
    const ids = act.ids.filter((each) => only?.some((asked) => asked === each) ?? true);
    this.sent.push(`${way} ${only ? ids.join() : ''}`.trim());
    const isBack = way === 'undo';
    const [from, to] = isBack ? [act.after, act.before] : [act.before, act.after];
    if (ids.some((each) => state.palletOf(each) !== from.get(each)?.pallet_id)) throw problem(409, 'placement.moved');
    this.setFields(isBack ? act.fields.after : act.fields.before, isBack ? act.fields.before : act.fields.after);
    if (this.unpacks.has(id)) state.isPlanned = isBack;
    const before = state.places();
    state.restore([...(isBack ? act.deleted : act.made), ...ids.map((each) => to.get(each)?.pallet_id ?? 0)]);
    for (const each of ids) state.put(each, to.get(each)?.pallet_id ?? null, to.get(each));
    const left = ids.map((each) => from.get(each)?.pallet_id ?? null);
    const deleted = state.dropEmptied([...(isBack ? act.made : act.deleted), ...left]);
    return this.answered(id, { ids, before, deleted, set: [...act.fields.after.keys()] }, key);
  };

  /** An order is taken out of planning, with its places. */
  unpack(id: string, orderId: number): void {
    const { state } = this;
    state.isPlanned = false;
    this.unpacks.add(id);
    this.remember(id, () => {
      const own = state.products.filter(({ order_id }) => Number(order_id) === Number(orderId));
      for (const product of own) state.put(product.id, null);
      state.dropEmptied(own.map(({ pallet_id }) => pallet_id));
      return nothingSet;
    });
  }

  /** Packing remembers what an act has moved or set, and which pallets it has made or deleted. */
  private remember(id: string, does: () => Fields) {
    const { state } = this;
    const [before, pallets] = [state.places(), state.pallets];
    const set = does();
    const isMoved = (product: number) => before.get(product)?.pallet_id !== state.palletOf(product);
    const ids = state.products.map((product) => product.id).filter(isMoved);
    const isIn = (list: readonly PalletDetail[], pallet: PalletDetail) => list.some((each) => each.id === pallet.id);
    const made = state.pallets.filter((pallet) => !isIn(pallets, pallet)).map((pallet) => pallet.id);
    const deleted = pallets.filter((pallet) => !isIn(state.pallets, pallet)).map((pallet) => pallet.id);
    const fieldsBefore = new Map(
      [...set].map(([pallet, fields]) => {
        const was = pallets.find((each) => each.id === pallet) as PalletDetail;
        const names = Object.keys(fields) as (keyof PalletDetail)[];
        return [pallet, Object.fromEntries(names.map((name) => [name, was[name]]))] as const;
      }),
    );
    const kept = { ids, before, after: state.places(), made, deleted, fields: { before: fieldsBefore, after: set } };
    this.kept.set(id, kept);
    return kept;
  }

  private setFields(from: Fields, to: Fields): void {
    const isSet = (id: number, fields: Partial<PalletDetail>) =>
      Object.entries(fields).every(([name, value]) => this.state.pallet(id)?.[name as keyof PalletDetail] === value);
    if ([...from].some(([id, fields]) => !isSet(id, fields))) throw problem(409, 'conflict');
    for (const [id, fields] of to) this.state.set(id, fields);
  }

  private answered(
    id: string,
    done: Pick<Kept, 'ids' | 'before' | 'deleted'> & { readonly set: readonly number[] },
    key: string,
  ): PlanningActResult {
    const { ids, before, deleted, set } = done;
    const { state } = this;
    const touched = [...ids.flatMap((each) => [before.get(each)?.pallet_id ?? null, state.palletOf(each)]), ...set];
    const isTouched = (pallet: PalletDetail) => touched.includes(pallet.id) || (pallet.fictive && touched.length === 0);
    const answer = {
      ...{ id, kind: 'move', done: true, moved: [] },
      products: state.products.filter((product) => ids.includes(product.id)),
      pallets: state.page().pallets.filter(isTouched),
      deleted,
    } as unknown as PlanningActResult;
    this.answers.set(key, answer);
    if (this.lost > 0) {
      this.lost -= 1;
      throw problem(0, 'network.timeout');
    }
    return answer;
  }

  private carryOut(act: PlanningActInput): Fields {
    const { state, sent } = this;
    switch (act.kind) {
      case 'move':
        return this.move(act);
      case 'swap': {
        const { first, second } = act;
        sent.push(`swap ${first.product_id} of ${first.pallet_id} with ${second.product_id} of ${second.pallet_id}`);
        state.put(first.product_id, second.pallet_id);
        state.put(second.product_id, first.pallet_id);
        return nothingSet;
      }
      case 'remove': {
        const ids: number[] = act.pallets.map(({ pallet_id }) => pallet_id);
        sent.push(`remove ${ids.join()}`);
        for (const { id } of state.products.filter(({ pallet_id }) => ids.includes(pallet_id ?? 0)))
          state.put(id, null);
        state.dropEmptied(ids);
        return nothingSet;
      }
      case 'fictive': {
        const { comment, length, width, height, product_height } = act;
        sent.push(`fictive ${length} ${width} ${height} ${product_height}`);
        const sizes = { length, width, pallet_height: height, height: height + product_height };
        state.make({ ...sizes, comment, fictive: true, status: 2 });
        return nothingSet;
      }
      case 'settings':
        sent.push(`sizes ${act.pallets.map(({ pallet_id, to }) => `${pallet_id} ${to.length}`).join(', ')}`);
        return this.set(act.pallets.map(({ pallet_id, version, to }) => [pallet_id, version, to]));
      case 'number':
        sent.push(`number ${act.number}`);
        return this.set([[act.pallet_id, act.version, { number: act.number }]]);
      case 'pin':
        sent.push(`${act.pinned ? 'pin' : 'unpin'} ${act.pallets.join()}`);
        return this.set(act.pallets.map((id) => [id, undefined, { pinned: act.pinned }]));
    }
  }

  private set(changes: readonly (readonly [number, number | undefined, Partial<PalletDetail>])[]): Fields {
    if (changes.some(([id, version]) => version !== undefined && this.state.pallet(id)?.version !== version))
      throw problem(409, 'conflict');
    for (const [id, , fields] of changes) this.state.set(id, fields);
    return new Map(changes.map(([id, , fields]) => [id, fields]));
  }

  private move({ products: seen, to }: ActOf<'move'>): Fields {
    const { state } = this;
    const target =
      to.kind === 'pallet' ? to.pallet_id : to.kind === 'new' ? `new ${to.like.length ?? ''}`.trim() : null;
    const asked = seen.map(
      ({ product_id, pallet_id, version }) => `${product_id} v${version} ${pallet_id} to ${target}`,
    );
    this.sent.push(asked.join(', '));
    for (const { product_id: id, pallet_id, version } of seen) {
      const product = state.products.find((each) => each.id === id);
      if (product?.pallet_id !== pallet_id || product.version !== version) throw problem(409, 'placement.moved');
      if (this.refuse.has(id)) throw problem(422, 'pallet.no_room');
    }
    const made = to.kind === 'new' ? state.make({ length: to.like.length ?? 1000 }) : null;
    for (const { product_id: id } of seen) state.put(id, made ?? (to.kind === 'pallet' ? to.pallet_id : null));
    state.dropEmptied(seen.map(({ pallet_id }) => pallet_id));
    return nothingSet;
  }
}
