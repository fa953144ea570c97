import {
  rpcRequestHeaders,
  subjectOf,
  type AnyCall,
  type AnyRoute,
  type InputOf,
  type Language,
  type Occurrence,
  type OutputOf,
  type Problem,
  type RequestContext,
  type Stamp,
} from '@mullion/contracts';
import { ErrorCode as NatsCode, type Msg, type NatsError } from 'nats';
import { AppError, fromProblem } from '../errors/app-error';
import type { NatsLink } from '../nats/nats-link';
import { currentRequestId, newRequestId } from '../request/request-scope';
import { signContext } from '../request/signed-context';
import { asNatsHeaders, decodeJson, encodeJson, readReply, type RawReply } from './wire';

export interface AskOptions {
  /** Null only for routes with access 'none'. */
  readonly context: RequestContext | null;
  readonly requestId?: string;
  /** Default: the contract's, else 5 000 ms. */
  readonly timeoutMs?: number;
  readonly idempotencyKey?: string | null;
  readonly language?: Language;
  readonly stamps?: readonly Stamp[];
  /** The tag of an answer to the same request that the asker still has: only who can take a 304 gives one. */
  readonly has?: string | null;
  /** When and where it was done, when that was away from the server. */
  readonly occurrence?: Occurrence | null;
}

const DEFAULT_TIMEOUT_MS = 5_000;
/** "Nobody listens" means nothing was done, so asking again is safe: covers the restart of a single replica. */
const NO_RESPONDER_MS = 1_500;
const FIRST_RETRY_MS = 25;

/** Asks other services over NATS. Errors come back as AppError with code, params, errors and current kept. */
export class Rpc {
  constructor(
    private readonly link: NatsLink,
    private readonly contextKey: string,
  ) {}

  /**
   * Asks and waits for the answer.
   * @throws AppError what the service refused with; `unavailable` when nobody answers in time or NATS is away.
   */
  async ask<C extends AnyCall | AnyRoute>(contract: C, input: InputOf<C>, options: AskOptions): Promise<OutputOf<C>> {
    const answer = await this.forward(contract, encodeJson(input), options);
    if (answer.status >= 400) throw fromProblem(decodeJson(answer.body) as Problem);
    return decodeJson(answer.body) as OutputOf<C>;
  }

  /**
   * Sends ready JSON bytes and gives back the raw answer, refusals included; for the gateway. Throws only
   * `unavailable`.
   */
  async forward(contract: AnyCall | AnyRoute, body: Uint8Array, options: AskOptions): Promise<RawReply> {
    const {
      requestId = currentRequestId() ?? newRequestId(),
      context,
      idempotencyKey,
      language,
      stamps,
      occurrence,
      has,
    } = options;
    const sent = asNatsHeaders(
      rpcRequestHeaders.write({
        requestId,
        context: context && signContext(context, this.contextKey),
        idempotencyKey,
        language,
        stamps,
        occurrence,
        has,
      }),
    );
    const timeout = options.timeoutMs ?? contract.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    return readReply(await this.request(this.link.subject(subjectOf(contract)), body, { timeout, headers: sent }));
  }

  private async request(
    subject: string,
    body: Uint8Array,
    options: Parameters<NatsLink['connection']['request']>[2] & object,
  ): Promise<Msg> {
    const giveUpAt = Date.now() + Math.min(NO_RESPONDER_MS, options.timeout);
    for (let waitMs = FIRST_RETRY_MS; ; waitMs *= 2) {
      if (!this.link.connected) throw new AppError('unavailable');
      try {
        return await this.link.connection.request(subject, body, options);
      } catch (error) {
        if ((error as NatsError).code === NatsCode.MaxPayloadExceeded)
          throw new AppError('payload_too_large', {}, { cause: error });
        const nobody = (error as NatsError).code === NatsCode.NoResponders;
        if (!nobody || Date.now() + waitMs > giveUpAt) throw new AppError('unavailable', {}, { cause: error });
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }
}
