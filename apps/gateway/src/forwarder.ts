import type { AnyCall, AnyRoute, InputOf, OutputOf, Problem } from '@mullion/contracts';
import {
  AppError,
  decodeJson,
  encodeJson,
  fromProblem,
  NatsLink,
  Rpc,
  type AskOptions,
  type RawReply,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { ErrorCode as NatsCode } from 'nats';
import { HedgeBudget } from './hedge-budget';

const DEFAULT_TIMEOUT_MS = 5_000;
/** How long to wait for a service that nobody answers for: a restart takes about three seconds. */
export const RESTART_MS = 8_000;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 400;
/**
 * A request that may be repeated is asked a second time when its service stays silent this long: it may have died with
 * the first.
 */
const SILENCE_MS = 2_000;

type Contract = AnyCall | AnyRoute;

export interface ForwardOptions extends AskOptions {
  /** Whether a second time does no harm; for routes the method and the idempotency key say so unless it is given. */
  readonly mayRepeat?: boolean;
}

/** Passes requests on to the services so that the restart of one loses none. */
@Injectable()
export class Forwarder {
  private readonly budget = new HedgeBudget();

  constructor(
    private readonly rpc: Rpc,
    private readonly nats: NatsLink,
  ) {}

  /**
   * Asks as `Rpc.ask` does, through a restart of the service.
   * @throws AppError what the service refused with; `unavailable`
   */
  async ask<C extends Contract>(contract: C, input: InputOf<C>, options: ForwardOptions): Promise<OutputOf<C>> {
    const { status, body } = await this.forward(contract, encodeJson(input), options);
    if (status >= 400) throw fromProblem(decodeJson(body) as Problem);
    return decodeJson(body) as OutputOf<C>;
  }

  /**
   * Sends ready JSON and gives back the raw answer, refusals included.
   * @throws AppError `unavailable`
   */
  forward(contract: Contract, body: Uint8Array, options: ForwardOptions): Promise<RawReply> {
    const reads = contract.kind === 'route' && contract.method === 'GET';
    return (options.mayRepeat ?? (reads || Boolean(options.idempotencyKey)))
      ? this.hedgedRequest(contract, body, options)
      : this.retryUntilResponder(contract, body, options);
  }

  /**
   * Takes whichever answer comes first; a write's second try waits at its owner for the first and gets the same answer.
   */
  private hedgedRequest(contract: Contract, body: Uint8Array, options: AskOptions): Promise<RawReply> {
    this.budget.asked(contract.service);
    return new Promise((resolve, reject) => {
      let open = 1;
      const resolveOnce = (asked: Promise<RawReply>): void => {
        asked.then(
          (answer) => {
            clearTimeout(silence);
            resolve(answer);
          },
          (error: unknown) => {
            open -= 1;
            if (open > 0) return;
            clearTimeout(silence);
            reject(error as Error);
          },
        );
      };
      const silence = setTimeout(() => {
        if (!this.budget.take(contract.service)) return;
        open += 1;
        resolveOnce(this.retryUntilResponder(contract, body, options));
      }, SILENCE_MS);
      resolveOnce(this.retryUntilResponder(contract, body, options));
    });
  }

  /** Asks again as long as it is certain that nobody has got the request. */
  private async retryUntilResponder(contract: Contract, body: Uint8Array, options: AskOptions): Promise<RawReply> {
    const giveUpAt = Date.now() + Math.max(RESTART_MS, options.timeoutMs ?? contract.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
      try {
        return await this.rpc.forward(contract, body, options);
      } catch (error) {
        if (!this.isNoResponders(error) || Date.now() + waitMs > giveUpAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  }

  private isNoResponders(error: unknown): boolean {
    if (!(error instanceof AppError) || error.code !== 'unavailable') return false;
    // without a cause nothing was sent, because NATS is away
    return error.cause === undefined || (error.cause as { code?: string }).code === NatsCode.NoResponders;
  }
}
