import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Product } from './fill';

/** Each scan is sent again under its key until it has an answer, as the outbox of a browser does it. */
const AGAIN_MS = 250;
const NO_ANSWER_MS = 15_000;

export interface Figures {
  readonly scans: number;
  readonly perSecond: number;
  /** From the moment of the scan to its answer, those that had to be sent again too. */
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Requests without a usable answer. */
  readonly again: number;
  /** Answers that are neither "loaded" nor an invitation to come again. */
  readonly refused: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

const post = (agent: Agent, url: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers, timeout: NO_ANSWER_MS }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('error', reject)
        .on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject).end();
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
const isPassing = (status: number): boolean => [0, 408, 429, 502, 503, 504].includes(status);

interface Given {
  readonly url: string;
  readonly token: string;
  readonly scanners: number;
  readonly seconds: number;
  /** Scans a second of each scanner. */
  readonly rate: number;
  readonly productOf: (scanner: number, n: number) => Product;
}

/**
 * Scanners that scan at their own beat, whatever the answers do; each sends one scan after the other.
 * @returns the figures and what was answered as loaded
 */
export const runScanners = async ({ url, token, scanners, seconds, rate, productOf }: Given) => {
  const took: number[] = [];
  const loaded: Product[] = [];
  const refused: string[] = [];
  let again = 0;
  const startedAt = performance.now();
  const scanOne = async (agent: Agent, product: Product, dueAt: number): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    for (;;) {
      const answer = await post(agent, `${url}/api/products/scan/${product.pallet}/${product.barcode}`, headers).catch(
        () => ({
          status: 0,
          body: '',
        }),
      );
      if (!isPassing(answer.status)) {
        took.push(performance.now() - dueAt);
        if (answer.status === 200) loaded.push(product);
        else refused.push(`${answer.status} ${answer.body.slice(0, 120)}`);
        return;
      }
      again += 1;
      await pause(AGAIN_MS);
    }
  };
  const scanner = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const beat = 1_000 / rate;
    // not all at one moment
    const offset = (beat * number) / scanners;
    for (let n = 0; n < seconds * rate; n += 1) {
      const dueAt = startedAt + offset + n * beat;
      await pause(dueAt - performance.now());
      await scanOne(agent, productOf(number, n), dueAt);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: scanners }, (_, number) => scanner(number)));
  const lasted = (performance.now() - startedAt) / 1_000;
  took.sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0) * 10) / 10;
  const figures: Figures = {
    scans: took.length,
    perSecond: Math.round(took.length / lasted),
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    again,
    refused: refused.slice(0, 5),
  };
  return { figures, loaded };
};
