import type { StartSystemOptions, SystemControl } from './system.mjs';

export type RemoteOptions = Pick<StartSystemOptions, 'seed' | 'throwaway' | 'build' | 'only' | 'say'> & {
  dataDir: string;
  /**
   * Added to the environment of the supervisor (e.g. DATABASE_URL, REDIS_URL, NATS_URL of servers that run already).
   */
  env?: Record<string, string>;
};

export interface RemoteSystem extends SystemControl {
  /** Refreshes `processes`. */
  state(): Promise<void>;
  /** Process ids of the servers. */
  pids: Record<string, number>;
}

/** startSystem on free ports in a child process; ends with the caller. */
export function startSystemRemote(options: RemoteOptions): Promise<RemoteSystem>;
