/** One request in ten may be asked a second time … */
const SHARE = 0.1;
/** … and this many at once, when a service died with what it was doing. */
const BURST = 50;

/**
 * How many requests of a service may be asked twice: a slow service gets at most a tenth more, where asking everything
 * twice would double the load of one that is slow because it has too much.
 */
export class HedgeBudget {
  private readonly tokens = new Map<string, number>();

  /** A request is on its way. */
  asked(service: string): void {
    this.tokens.set(service, Math.min(this.left(service) + SHARE, BURST));
  }

  /** Whether this one may be asked again. */
  take(service: string): boolean {
    const left = this.left(service);
    if (left < 1) return false;
    this.tokens.set(service, left - 1);
    return true;
  }

  private left(service: string): number {
    return this.tokens.get(service) ?? BURST;
  }
}
