import { connect, Events, type ConnectionOptions, type NatsConnection } from 'nats';
import { log } from '../logging/log';

export interface NatsLinkOptions {
  readonly url: string;
  readonly name: string;
  /** Put before every subject: isolates parallel test runs. */
  readonly prefix: string;
}

/** How every process connects to NATS. */
export const natsOptions = ({ url, name }: NatsLinkOptions): ConnectionOptions => {
  const servers = url.split(',').map((part) => part.trim());
  const first = new URL(servers[0] ?? url);
  const account = decodeURIComponent(first.username);
  return {
    servers: servers.map((server) => new URL(server).host),
    name,
    // A lost server must never end a process: try for ever, four times a second.
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 250,
    reconnectJitter: 100,
    pingInterval: 10_000,
    maxPingOut: 2,
    timeout: 2_000,
    ignoreAuthErrorAbort: true,
    // a stack trace taken for every request, in case it fails, costs more than the rest of asking
    noAsyncTraces: true,
    ...(first.protocol === 'tls:' ? { tls: {} } : {}),
    // answers come to subjects that no other account may listen to
    ...(account ? { user: account, pass: decodeURIComponent(first.password), inboxPrefix: `_INBOX.${account}` } : {}),
  } as ConnectionOptions;
};

/** The one NATS connection of a process: reconnects by itself, knows whether it is up. */
export class NatsLink {
  private readonly reconnected = new Set<() => void>();
  private readonly lost = new Set<() => void>();
  private up = true;

  private constructor(
    readonly connection: NatsConnection,
    readonly prefix: string,
  ) {
    void this.watch();
  }

  /** Connects; waits as long as it takes for the first connection. */
  static async open(options: NatsLinkOptions): Promise<NatsLink> {
    return new NatsLink(await connect(natsOptions(options)), options.prefix);
  }

  get connected(): boolean {
    return this.up && !this.connection.isClosed() && !this.connection.isDraining();
  }

  /** A subject as it is called on the server. */
  subject(subject: string): string {
    return this.prefix + subject;
  }

  /** Calls back after each reconnect; returns how to stop that. */
  onReconnect(callback: () => void): () => void {
    this.reconnected.add(callback);
    return () => void this.reconnected.delete(callback);
  }

  /** Calls back when the connection is lost; returns how to stop that. */
  onDisconnect(callback: () => void): () => void {
    this.lost.add(callback);
    return () => void this.lost.delete(callback);
  }

  /** Sends what is buffered and closes. */
  async close(): Promise<void> {
    if (this.connection.isClosed()) return;
    if (this.connected) await this.connection.drain().catch(() => this.connection.close());
    else await this.connection.close();
  }

  private async watch(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type === Events.Disconnect && this.up) {
        this.up = false;
        log().warn('NATS connection lost, reconnecting');
        for (const callback of this.lost) callback();
      } else if (status.type === Events.Reconnect) {
        this.up = true;
        log().info('NATS connection is back');
        for (const callback of this.reconnected) callback();
      } else if (status.type === Events.Error) {
        // a subject that the account may not use, most likely: a process that asks or follows somebody it does not say
        // (deploy/processes.ts)
        log().error({ reason: String(status.data), permission: status.permissionContext }, 'NATS refused');
      }
    }
  }
}
