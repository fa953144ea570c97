import { Bus } from '../events/bus';
import type { LinkConfig } from '../config/config';
import { HealthServer } from '../health/health-server';
import { startLog } from '../logging/log';
import { NatsLink } from '../nats/nats-link';
import { Rpc } from '../rpc/rpc';

/** What every process has, with or without a database: log, NATS, calls, live messages, health. */
export interface Link {
  readonly nats: NatsLink;
  readonly rpc: Rpc;
  readonly bus: Bus;
  readonly health: HealthServer;
  readonly healthPort: number;
}

/**
 * Opens log, health server and NATS in this order, so that a process waiting for NATS is alive but not ready. Used by
 * the gateway too.
 */
export const openLink = async (name: string, config: LinkConfig): Promise<Link> => {
  startLog(name, config.LOG_LEVEL);
  const health = new HealthServer();
  let nats: NatsLink | null = null;
  health.add('nats', () => nats?.connected ?? false);
  const healthPort = await health.listen(config.HEALTH_PORT);
  nats = await NatsLink.open({ url: config.NATS_URL, name, prefix: config.MULLION_SUBJECT_PREFIX });
  return { nats, health, healthPort, rpc: new Rpc(nats, config.MULLION_CONTEXT_KEY), bus: new Bus(nats) };
};
