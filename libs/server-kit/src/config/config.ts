import { DEFAULT_PARTITIONS } from '@mullion/contracts';
import { z } from 'zod';
import { unsafeValues } from './unsafe-values';

/**
 * Raised when variables are missing or wrong; `bootService` prints it and ends the process with code 78 (EX_CONFIG).
 */
export class ConfigError extends Error {
  readonly exitCode = 78;
  constructor(readonly problems: readonly string[]) {
    super(`Configuration is not usable: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

/**
 * Reads typed configuration from the environment; an empty value counts as missing.
 * @throws ConfigError naming every missing, invalid or unsafe variable at once, never its value.
 */
export const loadConfig = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Readonly<Record<string, string | undefined>> = process.env,
): z.output<z.ZodObject<Shape>> => {
  const given = Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const parsed = schema.safeParse(given);
  if (parsed.success) {
    const unsafe = unsafeValues(env);
    if (unsafe.length > 0) throw new ConfigError(unsafe);
    return parsed.data;
  }
  throw new ConfigError(
    parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return name in given ? `${name} is invalid (${issue.message})` : `${name} is missing`;
    }),
  );
};

const integer = z.coerce.number().int();

/** What every service and worker reads; add a service's own variables with `bootService({ config: { … } })`. */
export const baseConfig = z.object({
  DATABASE_URL: z.string().min(1),
  /** Connections in the pool of one process; more than about 20 bring nothing (measured). */
  DATABASE_POOL: integer.min(2).max(50).default(10),
  NATS_URL: z.string().min(1),
  REDIS_URL: z.string().min(1).optional(),
  /** 0 takes a free port. */
  HEALTH_PORT: integer.min(0).max(65_535),
  /** Key of the signed request context, the same in every process. */
  MULLION_CONTEXT_KEY: z.string().min(32),
  /** Partitions of every owner's events, the same in every process; change it only when nothing waits (README). */
  EVENT_PARTITIONS: integer.min(1).max(256).default(DEFAULT_PARTITIONS),
  /** Size of one owner's event stream, after which the oldest events go; -1 is no limit. */
  EVENT_STREAM_BYTES: integer.min(-1).default(-1),
  /** Copies of an event stream in a cluster of NATS servers. */
  EVENT_STREAM_REPLICAS: integer.min(1).max(5).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  SHUTDOWN_SECONDS: integer.min(1).max(120).default(20),
  /** Put before every NATS subject, so that parallel test runs share one server: `t1.`. */
  MULLION_SUBJECT_PREFIX: z
    .string()
    .regex(/^([a-z0-9_-]+\.)*$/i)
    .default(''),
});
export type BaseConfig = z.output<typeof baseConfig>;

/** A worker or the gateway has no database of its own, and so no events. */
export const linkConfig = baseConfig.omit({
  DATABASE_URL: true,
  DATABASE_POOL: true,
  EVENT_PARTITIONS: true,
  EVENT_STREAM_BYTES: true,
  EVENT_STREAM_REPLICAS: true,
});
export type LinkConfig = z.output<typeof linkConfig>;

/** Injection token of the process's configuration: `@Inject(KIT_CONFIG) config: KitConfig`. */
export const KIT_CONFIG = Symbol('KIT_CONFIG');
export type KitConfig<Extra = Record<never, never>> = BaseConfig & Extra;
