import { randomUUID } from 'node:crypto';
import type {
  AnyCall,
  AnyRoute,
  InputOf,
  Language,
  Occurrence,
  OutputOf,
  Problem,
  RequestContext,
  Stamp,
} from '@mullion/contracts';
import { decodeJson, encodeJson, type Rpc } from '@mullion/server-kit';

/** Longer than any caller of the product waits: a machine that is slow or busy must not make a test red. */
const PATIENT_MS = 180_000;

export interface TestReply<T> {
  readonly status: number;
  /** The answer; with a refusal undefined. */
  readonly body: T;
  /** The refusal, else null. */
  readonly problem: Problem | null;
  readonly stamp: string | null;
  readonly stale: boolean;
}

interface CallerOptions {
  readonly context: RequestContext | null;
  readonly idempotencyKey?: string;
  readonly stamps?: readonly Stamp[];
  readonly language?: Language;
  readonly requestId?: string;
  readonly occurrence?: Occurrence;
  /**
   * How long an answer is waited for; left out: as long as a test may. Undefined: as long as a service would wait by
   * the contract.
   */
  readonly timeoutMs?: number | undefined;
  /** Given a key of its own, a request without one must have kept it when it succeeds. */
  readonly mustKeep?: (key: string) => Promise<void>;
}

/** Calls a route or call as the gateway would: `api(getOrder).as(people.planner()).send({ params: { id } })`. */
export class Caller<C extends AnyCall | AnyRoute> {
  constructor(
    private readonly rpc: Rpc,
    private readonly contract: C,
    private readonly options: CallerOptions = { context: null },
  ) {}

  as(context: RequestContext): Caller<C> {
    return this.with({ context });
  }

  with(options: Partial<CallerOptions>): Caller<C> {
    return new Caller(this.rpc, this.contract, { ...this.options, ...options });
  }

  /**
   * Sends anything, also what the contract forbids; refusals are answers here. Absent parts of a route's input are
   * empty.
   */
  async send(input: unknown = {}): Promise<TestReply<OutputOf<C>>> {
    const { mustKeep, ...options } = this.options;
    const tried =
      mustKeep && options.idempotencyKey === undefined && options.occurrence === undefined ? randomUUID() : null;
    const reply = await this.rpc.forward(this.contract, encodeJson(input), {
      timeoutMs: PATIENT_MS,
      ...options,
      ...(tried === null ? {} : { idempotencyKey: tried }),
    });
    const body = decodeJson(reply.body);
    const refused = reply.status >= 400;
    if (tried !== null && !refused) await mustKeep?.(tried);
    return {
      status: reply.status,
      body: (refused ? undefined : body) as OutputOf<C>,
      problem: refused ? (body as Problem) : null,
      stamp: reply.stamp,
      stale: reply.stale,
    };
  }

  /** Sends and gives the answer; a refusal is thrown with its problem document. */
  async ok(input: InputOf<C> | Record<string, unknown> = {}): Promise<OutputOf<C>> {
    const reply = await this.send(input);
    if (reply.problem) throw new Error(`refused: ${JSON.stringify(reply.problem)}`);
    return reply.body;
  }
}
