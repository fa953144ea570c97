import type { OptimiserMessage, OptimiserRequest } from '@mullion/packing-optimiser';

type WithoutSeed<Request> = Request extends unknown ? Omit<Request, 'seed' | 'cancelCell'> : never;

/**
 * What is asked: all that the solver reads, and nothing else, since equal questions share a search. Every search draws
 * its own seed.
 */
export type Question = WithoutSeed<OptimiserRequest>;

export interface Listener {
  /** Better plans, then the last one. */
  readonly onMessage: (message: OptimiserMessage) => void;
  /** The worker broke. */
  readonly onFailure: () => void;
}

interface Search {
  readonly key: string;
  readonly worker: Worker;
  last: OptimiserMessage | null;
  /** Null while nobody has asked for it. */
  listener: Listener | null;
}

const newWorker = (): Worker => new Worker(new URL('./optimiser.worker.ts', import.meta.url), { type: 'module' });

/**
 * The searches of one page in a Web Worker, one at a time: begun quietly for what will probably be asked, taken over
 * when it is.
 */
export class BackgroundSolver {
  private search: Search | null = null;
  /** A worker whose search has ended: loaded and compiled. */
  private warm: Worker | null = null;

  constructor(private readonly makeWorker: () => Worker = newWorker) {}

  /**
   * Searches although nobody has asked yet; goes on with the search it is at, or keeps the one that has ended, where
   * the question is the same.
   */
  prepare(question: Question): void {
    if (!this.isPreparedFor(question)) this.begin(question);
  }

  /**
   * Answers a question: with what the quiet search of the same one has come to, at once, and with what it still finds;
   * else by a new search.
   */
  ask(question: Question, listener: Listener): void {
    const search = this.search !== null && this.isPreparedFor(question) ? this.search : this.begin(question);
    search.listener = listener;
    if (search.last) listener.onMessage(search.last);
  }

  /** Ends a search that nobody has asked for; what has ended by itself stays. */
  rest(): void {
    if (this.search && this.search.listener === null && !hasEnded(this.search)) this.drop();
  }

  /** Ends what was asked for; its answer has been seen, so the next one is of another seed. A quiet search goes on. */
  stop(): void {
    if (this.search?.listener) this.drop();
  }

  /** Leaves nothing behind. */
  leave(): void {
    this.drop();
    this.warm?.terminate();
    this.warm = null;
  }

  private isPreparedFor(question: Question): boolean {
    return this.search !== null && this.search.listener === null && this.search.key === JSON.stringify(question);
  }

  private begin(question: Question): Search {
    this.drop();
    const worker = this.warm ?? this.makeWorker();
    this.warm = null;
    const search: Search = { key: JSON.stringify(question), worker, last: null, listener: null };
    worker.onmessage = ({ data }: MessageEvent<OptimiserMessage>) => {
      if (this.search !== search) return;
      search.last = data;
      if (hasEnded(search)) this.warm = worker;
      search.listener?.onMessage(data);
    };
    worker.onerror = () => {
      if (this.search !== search) return;
      this.drop();
      search.listener?.onFailure();
    };
    const request: OptimiserRequest = { ...question, seed: Math.floor(Math.random() * 2 ** 31) };
    worker.postMessage(request);
    this.search = search;
    return search;
  }

  /** A worker that searches receives no messages: it is ended with its search. */
  private drop(): void {
    if (this.search && !hasEnded(this.search)) this.search.worker.terminate();
    this.search = null;
  }
}

const hasEnded = (search: Search): boolean => search.last?.type === 'done';
