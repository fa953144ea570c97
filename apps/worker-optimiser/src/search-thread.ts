import { Worker } from 'node:worker_threads';
import { checkPalletPlan, type OptimiserMessage, type PalletInstance, type PalletPlan } from '@mullion/packing-optimiser';

export interface Search {
  readonly instance: PalletInstance;
  readonly seconds: number;
  readonly seed: number;
  /** Bundle of the thread. */
  readonly threadFile: string;
  /** One shared 32-bit cell; anything but 0 ends the search soon. */
  readonly cancelCell: Int32Array;
  /** Called for every plan that the checker accepts. */
  readonly onPlan: (plan: PalletPlan) => void;
}

export interface SearchThread {
  /** The last plan; rejects when the thread dies or its result breaks a rule. */
  readonly done: Promise<PalletPlan>;
  /** Ends the thread at once. */
  kill(): Promise<void>;
}

/** Room for young objects in a thread, MB: the process itself is started with little, because it mostly waits. */
const YOUNG_MB = 24;

/** Runs the engine in a worker thread; every plan it gives is judged by the independent checker before it is passed on. */
export const startThread = ({ instance, seconds, seed, threadFile, cancelCell, onPlan }: Search): SearchThread => {
  const thread = new Worker(threadFile, {
    workerData: { kind: 'pallets', instance, seconds, seed, cancelCell },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const done = new Promise<PalletPlan>((resolve, reject) => {
    thread.on('message', (message: OptimiserMessage) => {
      if (message.kind !== 'pallets') return;
      const violations = message.type === 'done' ? message.violations : checkPalletPlan(instance, message.plan);
      if (message.type === 'plan' && violations.length === 0) onPlan(message.plan);
      if (message.type !== 'done') return;
      if (violations.length === 0) resolve(message.plan);
      else reject(new Error(`the plan breaks a rule: ${violations[0]?.code ?? ''}`));
    });
    thread.on('error', reject);
    thread.on('exit', (code) => reject(new Error(`the search thread ended with code ${code}`)));
  });
  return { done, kill: async () => void (await thread.terminate()) };
};
