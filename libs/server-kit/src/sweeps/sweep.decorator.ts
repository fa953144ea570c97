import 'reflect-metadata';

const SWEEP = Symbol('mullion:sweep');

export interface SweepOptions {
  readonly everyMs: number;
  /** Default: class and method name. */
  readonly name?: string;
}

/**
 * Runs a method again and again, on one replica at a time: `@Sweep({ everyMs: 10_000 }) async enqueueDueRuns() { … }`.
 */
export const Sweep =
  (options: SweepOptions) =>
  (target: object, key: string | symbol, _descriptor: TypedPropertyDescriptor<() => Promise<void>>): void => {
    const method = (target as Record<string | symbol, object>)[key] as object;
    Reflect.defineMetadata(
      SWEEP,
      { ...options, name: options.name ?? `${target.constructor.name}.${String(key)}` },
      method,
    );
  };

/** The sweep a method is. */
export const sweepOf = (method: unknown): Required<SweepOptions> | undefined =>
  typeof method === 'function' ? (Reflect.getMetadata(SWEEP, method) as Required<SweepOptions> | undefined) : undefined;
