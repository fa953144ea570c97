export type ServerName = 'postgres' | 'redis' | 'nats';

export interface StartServersOptions {
  /** Folder for data, ports and the log; kept. Default: .mullion/data of the checkout. */
  dataDir?: string;
  /** Ports to use; one in use is an error. */
  ports?: Partial<Record<ServerName, number>>;
  /** Choose free ports even when the folder remembers some. */
  free?: boolean;
  /** Data that nobody needs after a failure of the machine: PostgreSQL does not wait for the disk. */
  throwaway?: boolean;
  /** Files of a certificate for `localhost` and its key: nobody gets in without TLS then. */
  tls?: { cert: string; key: string };
  /** Receives what a person should read. */
  say?: (line: string) => void;
  /** Called when a server died (it is being started again). */
  onEvent?: (name: ServerName, what: string) => void;
}

export interface Servers {
  /** Each with the administrator's account. */
  urls: Record<ServerName, string>;
  /** The same as the variables DATABASE_URL, REDIS_URL, NATS_URL. */
  env: Record<'DATABASE_URL' | 'REDIS_URL' | 'NATS_URL', string>;
  /**
   * Where an account of the system (a process's name, or `admin`) signs in; the same URL for all at servers that the
   * environment names.
   */
  accountUrl(name: ServerName, account: string): string;
  readonly pids: Partial<Record<ServerName, number>>;
  /** kill -9; the server is then started again by itself. Resolves when it is dead; see ready(). */
  kill(name: ServerName): Promise<void>;
  /** Orderly stop and start; resolves when it answers again. */
  restart(name: ServerName): Promise<void>;
  /** Resolves when all answer. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL, Redis and NATS (or takes those named by the environment). They end with this process, whatever way
 * it ends.
 */
export function startServers(options?: StartServersOptions): Promise<Servers>;

/** By account, its URLs of NATS and Redis. */
export function accountUrls(servers: Servers): Record<string, { nats: string; redis: string }>;
