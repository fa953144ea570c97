import type { ServerName, Servers } from './servers.mjs';

export interface StartSystemOptions {
  /** Data, mails, log and secrets; kept. Default: .mullion/data of the checkout. */
  dataDir?: string;
  /** The gateway's port, default 3000. */
  port?: number;
  /** The mail page's port, default 8025. */
  mailPort?: number;
  /** Take free ports for everything. */
  freePorts?: boolean;
  /** Where gateway and mail page listen; default 127.0.0.1. */
  host?: string;
  publicUrl?: string;
  /** Fill the demo factory unless this data folder has it. */
  seed?: boolean;
  /** See StartServersOptions. */
  throwaway?: boolean;
  /** Build what has changed first; default true. */
  build?: boolean;
  /** Start only these processes. */
  only?: string[];
  /** Variables that differ from the usual values, e.g. `{ LOG_LEVEL: 'debug' }`. */
  env?: Record<string, string>;
  /** Receives what is going on, a line each. */
  say?: (line: string) => void;
  /** Called when a process or server died (it is being started again). */
  onEvent?: (name: string, what: string) => void;
}

export interface RunningProcess {
  name: string;
  pid: number;
  restarts: number;
  healthUrl: string;
  /** Of a gateway: where it answers. */
  url?: string;
}

export interface SystemControl {
  /** The gateway, e.g. http://127.0.0.1:3000; the API is below /api. */
  url: string;
  /**
   * The mail page; `/api/messages` lists, `/api/messages/<id>` shows, `/api/messages/<id>.eml` is the file; DELETE
   * /api/messages empties.
   */
  mailUrl: string;
  dataDir: string;
  logFile: string;
  /** Values of the variables of deploy/processes.ts, and ADMIN_DATABASE_URL. */
  env: Record<string, string>;
  /** By service, each with its own role. */
  databaseUrls: Record<string, string>;
  /** By process, and `admin`: where its account signs in. */
  accounts: Record<string, { nats: string; redis: string }>;
  readonly processes: RunningProcess[];
  /**
   * kill -9 of a process or server (`postgres`, `redis`, `nats`); it is started again by itself. Resolves when it is
   * dead.
   */
  kill(name: string): Promise<void>;
  /** SIGTERM, wait for the end, start again. Resolves when started; see waitReady. */
  restart(name: string): Promise<void>;
  /** One more replica of a process, named e.g. `gateway#2`; resolves when it is ready. */
  add(name: string): Promise<RunningProcess>;
  /** Stops a replica for good. */
  remove(name: string): Promise<void>;
  /** Resolves when the named ones, or all, answer /health/ready (servers: answer). */
  waitReady(names?: string[], timeoutMs?: number): Promise<void>;
  /** Stops everything within 20 s; data stays. */
  stop(): Promise<void>;
}

export interface RunningSystem extends SystemControl {
  publicUrl: string;
  servers: Servers;
}

export function startSystem(options?: StartSystemOptions): Promise<RunningSystem>;
export type { ServerName };
