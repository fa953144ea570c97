import { createHash } from 'node:crypto';
import { subjectOf } from '@mullion/contracts';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import type { Msg, Subscription } from 'nats';
import { firstValueFrom, isObservable } from 'rxjs';
import { z } from 'zod';
import { AppError } from '../errors/app-error';
import { isDatabaseBusy, isDatabaseUnavailable } from '../errors/database-errors';
import { invalidInput } from '../errors/invalid-input';
import { log } from '../logging/log';
import { metrics } from '../metrics/metrics';
import type { NatsLink } from '../nats/nats-link';
import type { CallInfo } from '../request/call-info';
import { anonymousContext } from '../request/contexts';
import { newRequestId, withRequestId } from '../request/request-scope';
import { enforcePolicy, enforceTerminalBody } from '../request/route-policy';
import { verifyContext } from '../request/signed-context';
import type { KitAnswer } from './kit-answer';
import { Encoded } from './encoded';
import { Committed, Reply } from './reply';
import { decodeJson, encodeJson, problemReply, replyHeaders } from './wire';
import { sentWith, endpointOf, parseBody, type Contract, type Given, type Endpoint } from './rpc-endpoint';

const NOT_MODIFIED = 304;

export interface RpcServerOptions {
  readonly service: string;
  readonly contextKey: string;
  /** Compares each answer with the contract; on in tests and development, where a drift should be loud. */
  readonly checkAnswers: boolean;
}

/**
 * Nest transport on plain `nats`: one queue subscription a subject, raw JSON bytes both ways, everything else in
 * headers.
 */
export class RpcServer extends Server implements CustomTransportStrategy {
  private readonly subscriptions: Subscription[] = [];
  private readonly inFlight = new Set<Promise<void>>();
  private readonly abort = new AbortController();

  constructor(
    private readonly link: NatsLink,
    private readonly options: RpcServerOptions,
  ) {
    super();
  }

  /** Takes calls that the kit answers for its service; before `listen`. */
  addAnswers(answers: readonly KitAnswer[]): void {
    for (const { contract, handle } of answers)
      this.addHandler(subjectOf(contract), handle as MessageHandler, false, { contract });
  }

  /**
   * Subscribes every handler; the service name is the queue group, so replicas share the work. Calls back once the
   * server has the subscriptions: whoever is told that this process is ready may call it.
   */
  listen(callback: () => void): void {
    for (const handler of this.messageHandlers.values()) {
      const contract = handler.extras?.contract as Contract | undefined;
      if (!contract) continue;
      const endpoint = endpointOf(contract, handler);
      this.subscriptions.push(
        this.link.connection.subscribe(this.link.subject(endpoint.subject), {
          queue: this.options.service,
          callback: (error, message) => {
            if (!error) this.accept(endpoint, message);
          },
        }),
      );
    }
    // a connection that is lost meanwhile subscribes again by itself
    void this.link.connection
      .flush()
      .catch(() => undefined)
      .then(callback);
  }

  /** Nest closes the server at shutdown; `drain` has usually run before. */
  async close(): Promise<void> {
    await this.drain(0);
  }

  on(): void {
    // The link reports its own state; Nest's event names do not apply to this transport.
  }

  unwrap<T>(): T {
    return this.link.connection as T;
  }

  /** Takes no new request and waits for those being served, at most `graceMs`; then their signal is aborted. */
  async drain(graceMs: number): Promise<void> {
    const open = this.subscriptions.splice(0).filter((subscription) => !subscription.isClosed());
    if (this.link.connected)
      await Promise.race([Promise.allSettled(open.map((one) => one.drain())), wait(Math.min(graceMs, 5_000))]);
    else for (const subscription of open) subscription.unsubscribe();
    const deadline = Date.now() + graceMs;
    while (this.inFlight.size > 0 && Date.now() < deadline) {
      await Promise.race([Promise.allSettled(this.inFlight), wait(deadline - Date.now())]);
    }
    this.abort.abort();
  }

  private accept(endpoint: Endpoint, message: Msg): void {
    const given = sentWith(endpoint.contract, message);
    const requestId = given.requestId ?? newRequestId();
    const work = withRequestId(
      requestId,
      () => this.serve(endpoint, message, { ...given, requestId }),
      given.occurrence,
    );
    this.inFlight.add(work);
    metrics.rpcInFlight.set(this.inFlight.size);
    void work.finally(() => {
      this.inFlight.delete(work);
      metrics.rpcInFlight.set(this.inFlight.size);
    });
  }

  private async serve(endpoint: Endpoint, message: Msg, given: Given & { readonly requestId: string }): Promise<void> {
    const startedAt = performance.now();
    let status: number;
    try {
      const answer = await this.run(endpoint, message, given);
      status =
        answer instanceof Encoded
          ? this.respondEncoded(endpoint, message, answer, given.has)
          : this.respondData(endpoint, message, answer);
    } catch (error) {
      const refusal = problemReply(asAppError(error, endpoint.subject), given.requestId);
      status = refusal.status;
      message.respond(encodeJson(refusal.problem), { headers: replyHeaders({ status }) });
    }
    const ms = performance.now() - startedAt;
    metrics.rpcSeconds.labels(endpoint.subject, String(status)).observe(ms / 1000);
    // Reads are counted by the metrics; a line for each would cost more than the read.
    if (endpoint.contract.kind === 'route' && endpoint.contract.writes)
      log().info({ subject: endpoint.subject, status, ms: Math.round(ms) }, 'write');
  }

  private respondData(endpoint: Endpoint, message: Msg, { data, stamp, stale, ...answer }: Reply<unknown>): number {
    const status = answer.status ?? endpoint.success;
    if (this.options.checkAnswers) checkAnswer(endpoint, data);
    message.respond(encodeJson(data), { headers: replyHeaders({ status, stamp, stale }) });
    return status;
  }

  private respondEncoded(
    endpoint: Endpoint,
    message: Msg,
    { bytes, tag }: Encoded<unknown>,
    has: string | null,
  ): number {
    if (this.options.checkAnswers) checkAnswer(endpoint, decodeJson(bytes));
    const isKnown = has === tag;
    const status = isKnown ? NOT_MODIFIED : endpoint.success;
    message.respond(isKnown ? undefined : bytes, { headers: replyHeaders({ status, tag }) });
    return status;
  }

  private async run(
    endpoint: Endpoint,
    message: Msg,
    given: Given & { readonly requestId: string },
  ): Promise<Reply<unknown> | Encoded<unknown>> {
    if (given.unreadable) throw given.unreadable;
    const call = this.callInfo(endpoint, message, given);
    enforcePolicy(endpoint.contract, call.context);
    const body = parseBody(message.data);
    const parsed = endpoint.input.safeParse(
      endpoint.contract.kind === 'route' ? { ...noInput, ...(body as object) } : body,
    );
    if (!parsed.success) throw invalidInput(parsed.error);
    if (endpoint.contract.kind === 'route')
      enforceTerminalBody(endpoint.contract, (parsed.data as { body: unknown }).body, call.context);
    const returned: unknown = await endpoint.handler(parsed.data, call);
    const answer = isObservable(returned) ? await firstValueFrom(returned) : returned;
    if (answer instanceof Reply || answer instanceof Encoded) return answer;
    return answer instanceof Committed ? new Reply<unknown>(answer.data, null, answer.stamp) : new Reply(answer, null);
  }

  private callInfo(endpoint: Endpoint, message: Msg, given: Given & { readonly requestId: string }): CallInfo {
    const signed = given.context ?? '';
    const open = endpoint.contract.kind === 'route' && endpoint.contract.policy.access === 'none';
    return {
      context: open && signed === '' ? anonymousContext : verifyContext(signed, this.options.contextKey),
      requestId: given.requestId,
      idempotencyKey: given.idempotencyKey,
      language: given.language ?? 'en',
      stamps: given.stamps,
      occurrence: given.occurrence,
      signal: this.abort.signal,
      subject: endpoint.subject,
      bodyHash: () => createHash('sha256').update(message.data).digest('base64'),
    };
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(ms, 0)).unref());

const noInput = { params: {}, query: {}, body: {} };

const checkAnswer = (endpoint: Endpoint, data: unknown): void => {
  const parsed = endpoint.output.safeParse(JSON.parse(JSON.stringify(data ?? null)));
  if (!parsed.success)
    throw new Error(`The answer of ${endpoint.subject} does not fit its contract: ${z.prettifyError(parsed.error)}`);
};

const asAppError = (error: unknown, subject: string): AppError => {
  if (error instanceof AppError) {
    if (error.status >= 500) log().warn({ subject, code: error.code, err: error.cause }, 'request refused');
    return error;
  }
  if (error instanceof z.ZodError) return invalidInput(error);
  if (isDatabaseUnavailable(error) || isDatabaseBusy(error)) {
    log().warn({ subject, reason: String(error) }, 'database is away or busy');
    return new AppError('unavailable', {}, { cause: error });
  }
  log().error({ subject, err: error }, 'request failed');
  return new AppError('internal', {}, { cause: error });
};
