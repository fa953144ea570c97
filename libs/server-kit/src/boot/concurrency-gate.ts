import { AppError } from '../errors/app-error';

export interface GateLimits {
  /** So much work at once. */
  readonly concurrency: number;
  /** So much more waits in line. */
  readonly queue: number;
}

/** Lets a limited amount of heavy work run at once, in the order it came. */
export class ConcurrencyGate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: GateLimits) {}

  /** @throws AppError `unavailable` at once when too much waits already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { concurrency, queue } = this.limits;
    if (this.running >= concurrency) {
      if (this.waiting.length >= queue) throw new AppError('unavailable');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      // the place goes to the next in line; only an empty line frees it
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
