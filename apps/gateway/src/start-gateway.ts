import { loadConfig, log, NestLog, openBlobStore, openLink, type Link } from '@mullion/server-kit';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo } from 'node:net';
import { gatewayConfig } from './config';
import { GatewayModule } from './gateway.module';
import { httpOptions } from './http-options';
import { LiveStreams } from './live/live-streams';
import { HttpParts } from './http-parts';
import { RefusalFilter } from './refusal.filter';

/**
 * How long a stopping gateway still answers, each answer ending its connection. A kept-alive connection that is closed
 * under a request just sent is a lost request (RFC 9112, 9.3.1); load balancers notice an unready process within this
 * time.
 */
const LEAVING_MS = 2_500;

/** A running gateway and how to end it. */
export interface GatewayApp {
  readonly app: NestFastifyApplication;
  readonly link: Link;
  /** http://host:port */
  readonly url: string;
  stop(graceMs?: number): Promise<void>;
}

/** Starts the gateway in this process without taking over its signals: main.ts wraps it, tests use it. */
export const startGateway = async (
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<GatewayApp> => {
  const config = loadConfig(gatewayConfig, env);
  const link = await openLink('gateway', config);
  const blobs = await openBlobStore(config.BLOB_URL);
  const adapter = new FastifyAdapter(httpOptions(config));
  const app = await NestFactory.create<NestFastifyApplication>(GatewayModule.with({ config, link, blobs }), adapter, {
    logger: new NestLog(),
    abortOnError: false,
    bodyParser: false,
  });
  app.useGlobalFilters(new RefusalFilter());
  await app.get(HttpParts).register(app);
  await app.listen(config.PORT, config.HOST);
  link.health.startServing();
  const { port } = app.getHttpServer().address() as AddressInfo;
  const url = `http://${config.HOST}:${port}`;
  log().info({ url, health: link.healthPort }, 'gateway is up');

  const stop = async (graceMs = config.SHUTDOWN_SECONDS * 1_000): Promise<void> => {
    link.health.startStopping();
    app.get(LiveStreams).end();
    app.get(HttpParts).isLeaving = true;
    await new Promise((resolve) => setTimeout(resolve, Math.min(LEAVING_MS, graceMs / 4)));
    // idle connections close at once, busy ones after their answer; what hangs is cut when the grace is over
    const cut = setTimeout(() => app.getHttpServer().closeAllConnections(), graceMs);
    await app.close();
    clearTimeout(cut);
    await link.nats.close();
    await link.health.close();
    log().info('gateway has stopped');
  };
  return { app, link, url, stop };
};
