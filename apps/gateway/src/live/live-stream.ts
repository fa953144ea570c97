import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** A browser that does not read is cut off: it comes back and fetches everything. */
const MAX_UNREAD_BYTES = 1_048_576;
const LONGEST_TIMER_MS = 2_147_483_647;

/** One browser's open answer of server-sent events. */
export class LiveStream {
  private readonly response: ServerResponse;
  private readonly timer: NodeJS.Timeout;

  constructor(
    reply: Pick<FastifyReply, 'raw' | 'getHeaders'>,
    readonly companyId: number,
    readonly sessionId: string,
    expiresAt: number,
  ) {
    this.response = reply.raw;
    this.response.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'keep-alive',
      // proxies would hold the events back
      'x-accel-buffering': 'no',
    });
    this.timer = setTimeout(() => this.end(), Math.min(Math.max(expiresAt - Date.now(), 0), LONGEST_TIMER_MS));
    this.write(':\n\n');
  }

  /** Sends one event, written already. */
  write(text: string): void {
    if (this.response.writableEnded) return;
    if (this.response.writableLength > MAX_UNREAD_BYTES) this.response.destroy();
    else this.response.write(text);
  }

  /** Also when the browser has left already: its session was being asked about meanwhile. */
  onClose(callback: () => void): void {
    const closed = (): void => {
      clearTimeout(this.timer);
      callback();
    };
    if (this.response.destroyed) closed();
    else this.response.once('close', closed);
  }

  end(): void {
    clearTimeout(this.timer);
    this.response.end();
  }
}
