import type { OrderPlan } from '@mullion/contracts';
import { LRUCache } from 'lru-cache';
import type { FloorPlans } from '../floor-load/floor-load.queries';
import { SharedRuns } from './shared-runs';

/** What plans are made of, as it is now. */
export interface FloorReads {
  /** Null: nothing is open. */
  workOf(orderId: number): Promise<string | null>;
  settings(): Promise<string>;
  work(): Promise<string>;
  plans(): Promise<FloorPlans>;
}
interface Kept {
  readonly settings: string;
  readonly work: string;
  readonly plans: FloorPlans;
  /** When it was last seen to be as things are. */
  seenAtMs: number;
}

/**
 * So long what happens to other orders may be missing from an order's plan; its own changes and those of the settings
 * never are.
 */
export const OTHERS_MS = 3_000;
const MOST_COMPANIES = 8;
const NO_PLAN: OrderPlan = { finish: null, late: false, reason: null, steps: [] };

/**
 * The plans of a company's orders: the forward pass over all that is open is made once for all who read one of them,
 * and again when something has changed.
 */
export class KeptPlans {
  private readonly runs = new SharedRuns<Kept>();
  private readonly kept = new LRUCache<string, Kept>({ max: MOST_COMPANIES });

  constructor(private readonly nowMs: () => number = Date.now) {}

  async of(key: string, orderId: number, reads: FloorReads): Promise<OrderPlan> {
    const [own, settings] = await Promise.all([reads.workOf(orderId), reads.settings()]);
    if (own === null) return NO_PLAN;
    const known = this.kept.get(key);
    const isCurrent = known?.settings === settings && known.plans.workOf(orderId) === own;
    if (known && isCurrent && this.nowMs() - known.seenAtMs < OTHERS_MS) return known.plans.planOf(orderId);
    return (await this.runs.run(key, () => this.make(key, reads))).plans.planOf(orderId);
  }

  /** The revisions are read first: a change while the rest is read makes it again the next time. */
  private async make(key: string, reads: FloorReads): Promise<Kept> {
    const seenAtMs = this.nowMs();
    const [settings, work] = await Promise.all([reads.settings(), reads.work()]);
    const known = this.kept.get(key);
    if (known?.settings === settings && known.work === work) {
      known.seenAtMs = seenAtMs;
      return known;
    }
    const made = { settings, work, plans: await reads.plans(), seenAtMs };
    this.kept.set(key, made);
    return made;
  }
}
