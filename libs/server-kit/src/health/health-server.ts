import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metricsText, registry } from '../metrics/metrics';

/** A neighbour the process needs: true when it answers. Null: not used. */
export type HealthCheck = () => Promise<boolean | null> | boolean | null;

const CHECK_MS = 1_000;
const REMEMBER_MS = 500;

/**
 * /health/live, /health/ready (503 with the failing names; also before `startServing`), /metrics; on its own port,
 * never through the gateway.
 */
export class HealthServer {
  private readonly checks = new Map<string, HealthCheck>();
  private readonly server: Server;
  private phase: 'starting' | 'serving' | 'stopping' = 'starting';
  private last: { at: number; answer: Promise<Record<string, boolean>> } | null = null;

  constructor() {
    this.server = createServer((request, response) => {
      void this.answer(request.url ?? '/', response).catch(() => response.writeHead(500).end());
    });
  }

  add(name: string, check: HealthCheck): void {
    this.checks.set(name, check);
  }

  /** Listens; port 0 takes a free one. Gives the port. */
  async listen(port: number, host = process.env.HOST ?? '127.0.0.1'): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    this.server.unref();
    return (this.server.address() as AddressInfo).port;
  }

  /** From now on ready while every neighbour answers: the process takes work. */
  startServing(): void {
    this.phase = 'serving';
  }

  /** From now on not ready: no new work, please. */
  startStopping(): void {
    this.phase = 'stopping';
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  /** The state of each neighbour, at most half a second old. */
  state(): Promise<Record<string, boolean>> {
    if (!this.last || Date.now() - this.last.at > REMEMBER_MS) this.last = { at: Date.now(), answer: this.look() };
    return this.last.answer;
  }

  private async look(): Promise<Record<string, boolean>> {
    const entries = await Promise.all(
      [...this.checks].map(async ([name, check]) => [name, await inTime(check)] as const),
    );
    return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => entry[1] !== null));
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    if (url === '/health/live') return send(response, 200, { status: 'ok' });
    if (url === '/metrics') {
      response.writeHead(200, { 'content-type': registry.contentType }).end(await metricsText());
      return;
    }
    if (url !== '/health/ready') return send(response, 404, { status: 'unknown' });
    const state = await this.state();
    const healthy = Object.values(state).every(Boolean);
    const status = this.phase !== 'serving' ? this.phase : healthy ? 'ok' : 'unavailable';
    return send(response, status === 'ok' ? 200 : 503, { status, ...state });
  }
}

const send = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const inTime = async (check: HealthCheck): Promise<boolean | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_MS);
  });
  try {
    return await Promise.race([Promise.resolve().then(check), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};
