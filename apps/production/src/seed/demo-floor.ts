import {
  operationsToRepeat,
  operationStatus,
  orderStatus,
  type GraphCenter,
  type OperationRule,
} from '@mullion/contracts';
import { operationsToMake } from '../operations/rules/operations-to-make';
import type { DemoCode } from './demo-centers';
import { ordersOnFloor, stepsDone, type DemoOrderOfFloor, type DemoProduct } from './demo-standing';
import { demoRemarks, demoReturn, demoTroubles } from './demo-troubles';
import { OperationLife, type DemoAction, type DemoPerson } from './operation-life';
import { workingMinutesBefore } from './working-time';

export interface DemoFloorInput {
  readonly now: Date;
  readonly centers: readonly GraphCenter[];
  readonly rules: readonly OperationRule[];
  readonly products: readonly DemoProduct[];
  readonly worker: DemoPerson;
  readonly planner: DemoPerson;
}

/** Three weeks of working minutes: nothing of the demo factory is older. */
const HISTORY = 15 * 540;
/** Since when orders have stood, in working minutes: most since today, some for days. */
const STANDING = [12, 45, 70, 110, 160, 230, 300, 380, 470, 640, 900, 1_250, 1_900, 2_600];
/** Products that are completed by one action. */
const TOGETHER = 4;
const MINUTES_APART = 9;
/**
 * What the history of an order takes beside its steps: the work of its first one, and products that are behind others.
 */
const NOT_BETWEEN = 500;

/**
 * What products of the demo factory have been through: their operations, and every action that brought them there. The
 * same for the same input.
 */
export const demoFloor = (input: DemoFloorInput): OperationLife[] => {
  const codeOf = new Map(input.centers.map(({ id, code }) => [id, code as DemoCode]));
  const preparing = new Set(input.centers.filter(({ preperation }) => preperation).map(({ id }) => id));
  const standing = new Map<number, number>();
  const takenOff = new Map<number, number>();
  const orders = ordersOnFloor(input.products);
  const inProduction = orders.filter(
    ({ status }) => status === orderStatus.inProduction || status === orderStatus.partlyMade,
  );
  return orders.flatMap((order, at) => {
    const rank = inProduction.indexOf(order);
    const share = 1 - (rank + 0.5) / Math.max(1, inProduction.length);
    return new OrderStory(input, { order, at, share, codeOf, preparing, standing, takenOff }).tell();
  });
};

interface Setting {
  readonly order: DemoOrderOfFloor;
  readonly at: number;
  readonly share: number;
  readonly codeOf: ReadonlyMap<number, DemoCode>;
  readonly preparing: ReadonlySet<number>;
  /** How many products stand at a work center, so that each has some that are begun and some that are in trouble. */
  readonly standing: Map<number, number>;
  readonly takenOff: Map<number, number>;
}

/** One order on its way through the factory. Moments are counted in working minutes before now. */
class OrderStory {
  private readonly last: number;
  private readonly gap: number;
  private readonly longest: number;

  constructor(
    private readonly input: DemoFloorInput,
    private readonly setting: Setting,
  ) {
    const { order, at, codeOf } = setting;
    this.longest = codeOf.size;
    const isMade = order.status >= orderStatus.made;
    this.last = isMade ? 300 + ((order.id * 1_327) % 3_300) : (STANDING[at % STANDING.length] ?? 0);
    this.gap = Math.min(300 + ((order.id * 97) % 5) * 120, (HISTORY - this.last - NOT_BETWEEN) / (this.longest + 1));
  }

  tell(): OperationLife[] {
    const { order, codeOf, preparing, share } = this.setting;
    const made = operationsToMake(order.products, this.input.rules, [...codeOf.keys()]);
    const begun = this.when(this.longest + 1, 0);
    const routes = order.products.map((product) =>
      made
        .filter(({ product_id }) => product_id === product.id)
        .sort((a, b) => this.code(a.work_center_id).localeCompare(this.code(b.work_center_id)))
        .map((operation) => new OperationLife(operation, begun)),
    );
    return order.products.flatMap((product, at) => {
      const route = routes[at] ?? [];
      const preparation = route.filter(({ work_center_id: id }) => preparing.has(id)).length;
      const done = stepsDone(order, product, { at, steps: route.length, preparation, share });
      route.slice(0, done).forEach((life, step) => this.complete(life, done - step, at));
      return done < route.length ? this.stand(route, done, at) : route;
    });
  }

  private get spread(): number {
    return Math.min(this.gap * 0.6, (this.setting.order.products.length / TOGETHER) * MINUTES_APART);
  }

  private code(centerId: number): DemoCode {
    return this.setting.codeOf.get(centerId) ?? '10-PRJ';
  }

  /** So many steps before the last one; the first products of an order are done before the others. */
  private when(stepsBefore: number, at: number, minutes = 0): Date {
    const { length } = this.setting.order.products;
    const behind = (1 - Math.floor(at / TOGETHER) / Math.max(1, Math.ceil(length / TOGETHER))) * this.spread;
    return workingMinutesBefore(this.input.now, this.last + (stepsBefore - 1) * this.gap + behind + minutes);
  }

  private action(what: string, life: OperationLife, moment: Date, by: DemoPerson = this.input.worker) {
    const name = `demo ${this.setting.order.id} ${what} ${life.work_center_id} ${moment.getTime()}`;
    const terminal = by === this.input.worker ? this.code(life.work_center_id) : null;
    return { name, by, terminal, at: moment } satisfies DemoAction;
  }

  private complete(life: OperationLife, stepsBefore: number, at: number): void {
    const group = Math.floor(at / TOGETHER) + life.work_center_id + this.setting.order.id;
    const took = Math.max(6, Math.min(this.gap / 2, (life.operation.amount ?? 25) * (0.8 + (group % 6) / 10)));
    const began = this.action('start', life, this.when(stepsBefore, at, took));
    if (!this.setting.preparing.has(life.work_center_id) || group % 2 === 0) life.change({ kind: 'started' }, began);
    if (group % 29 === 7) this.trouble(life, stepsBefore, at, took);
    else if (group % 23 === 3) {
      const moment = this.when(stepsBefore, at, took / 2);
      life.change(
        { kind: 'comment', comment: demoRemarks[group % demoRemarks.length] ?? '' },
        this.action('remark', life, moment),
      );
    }
    life.change({ kind: 'completed' }, this.action('complete', life, this.when(stepsBefore, at)));
  }

  private trouble(life: OperationLife, stepsBefore: number, at: number, took: number): void {
    const known = demoTroubles[this.code(life.work_center_id)];
    const { text } = known[(this.setting.order.id + at) % known.length] ?? { text: '' };
    const moment = this.when(stepsBefore, at, took / 3);
    life.change({ kind: 'problem', comment: text }, this.action(`trouble ${at}`, life, moment));
  }

  /** The product stands at a step: it waits there, is being worked on, is in trouble or was sent back. */
  private stand(route: readonly OperationLife[], done: number, at: number): OperationLife[] {
    const here = route[done];
    if (!here) return [...route];
    const { standing, preparing } = this.setting;
    const count = standing.get(here.work_center_id) ?? 0;
    standing.set(here.work_center_id, count + 1);
    const since = workingMinutesBefore(this.input.now, Math.max(4, this.last / 2));
    const isPrepared = !preparing.has(here.work_center_id);
    if (count % 9 === 1) here.change({ kind: 'started' }, this.action('start', here, since));
    else if (count % 14 === 2) this.trouble(here, 1, at, Math.min(this.last, this.gap) / -2);
    else if (count % 17 === 5 && isPrepared && done >= 4) return [...route, ...this.sendBack(route, done, at)];
    else if (count % 19 === 6) {
      const moment = this.when(1, at, -this.last / 3);
      here.change(
        { kind: 'comment', comment: demoRemarks[count % demoRemarks.length] ?? '' },
        this.action('remark', here, moment),
      );
    }
    if (count % 10 === 7) this.takeOff(route, at, since);
    return [...route];
  }

  /** A planner takes an operation off that waits: at the work center where that happened the least. */
  private takeOff(route: readonly OperationLife[], at: number, moment: Date): void {
    const { takenOff } = this.setting;
    const times = (life: OperationLife): number => takenOff.get(life.work_center_id) ?? 0;
    const waiting = route.filter((life) => life.status === operationStatus.waiting && this.mayLose(route, life, at));
    const [off] = waiting.sort((a, b) => times(a) - times(b));
    if (!off) return;
    takenOff.set(off.work_center_id, times(off) + 1);
    off.cancel(this.action(`off ${at}`, off, moment, this.input.planner));
  }

  /**
   * An order in preparation that lost what is left of it would be prepared: the products after this one are not yet.
   */
  private mayLose(route: readonly OperationLife[], off: OperationLife, at: number): boolean {
    const { order, preparing } = this.setting;
    const isLast = at + 1 >= order.products.length;
    return (
      route.some((life) => life !== off && life.status === operationStatus.waiting) &&
      !(isLast && preparing.has(off.work_center_id))
    );
  }

  private sendBack(route: readonly OperationLife[], done: number, at: number): OperationLife[] {
    const [here, target] = [route[done], route[done - 2]];
    if (!here || !target || this.setting.preparing.has(target.work_center_id)) return [];
    const action = this.action(`back ${at}`, here, this.when(1, at, -this.last / 2));
    here.sendBack(demoReturn, action);
    const again = { from: here.work_center_id, target: target.work_center_id };
    return operationsToRepeat(this.input.centers, again, route).map((life) => life.repeated(demoReturn, action));
  }
}
