import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { WebhookError } from '@mullion/contracts';
import { ipOfHost, type AddressFilter } from '@mullion/server-kit';

/** A receiver has this long, name, connection and answer together. */
const LIMIT_MS = 10_000;
/** After the status its text may take this long; what has not come by then is not waited for. */
const TEXT_MS = 1_000;
const TEXT_BYTES = 1_000;
const DAY_SECONDS = 86_400;

export interface WebhookPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Posted {
  /** Null when there was no answer. */
  readonly status: number | null;
  readonly error: WebhookError | null;
  readonly ms: number;
  readonly retry_after: number | null;
  /** The beginning of the answer's text. */
  readonly response: string | null;
}

/** What names resolve to; tests give their own. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** How webhooks are sent: the filter of addresses, and what is another in tests. */
export interface Sender {
  readonly filter: AddressFilter;
  readonly resolve?: Resolve;
  readonly limitMs?: number;
}
const resolveByDns: Resolve = (host) => lookup(host, { all: true, verbatim: true });

class Refused extends Error {
  constructor(readonly reason: WebhookError) {
    super(reason);
  }
}

/** Where a request goes: the addresses of the name, read once and all of them allowed. @throws Refused */
const addressesOf = async (url: URL, filter: AddressFilter, resolve: Resolve): Promise<readonly LookupAddress[]> => {
  const ip = ipOfHost(url.hostname);
  const found =
    ip === null ? await resolve(url.hostname).catch(() => []) : [{ address: ip, family: ip.includes(':') ? 6 : 4 }];
  if (found.length === 0) throw new Refused('unresolved');
  // one private address among public ones is what a rebinding looks like
  if (!found.every(({ address }) => filter.allows(address))) throw new Refused('private_address');
  if (url.protocol !== 'https:' && !found.every(({ address }) => filter.isNamed(address)))
    throw new Refused('not_https');
  return found;
};

/** The connection asks for the name once more: it gets what was checked, whatever the name leads to by now. */
const pinnedTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, options, answer) => {
    const [first = { address: '', family: 4 }] = addresses;
    if (options.all) answer(null, [...addresses]);
    else answer(null, first.address, first.family);
  };

/** Hands one message over; never throws, follows no redirect, and keeps no connection. */
export const postWebhook = async (
  post: WebhookPost,
  { filter, resolve = resolveByDns, limitMs = LIMIT_MS }: Sender,
): Promise<Posted> => {
  const startedAt = performance.now();
  const abort = new AbortController();
  const limit = setTimeout(() => abort.abort(), limitMs);
  const late = new Promise<never>((_resolve, reject) => {
    abort.signal.addEventListener('abort', () => reject(new Refused('timeout')), { once: true });
  });
  const done = (part: Partial<Posted>): Posted => ({
    status: null,
    error: null,
    retry_after: null,
    response: null,
    ...part,
    ms: Math.round(performance.now() - startedAt),
  });
  try {
    const url = new URL(post.url);
    const addresses = await Promise.race([addressesOf(url, filter, resolve), late]);
    return done(
      await Promise.race([
        send(url, post, pinnedTo(addresses), { signal: abort.signal, onAnswer: () => clearTimeout(limit) }),
        late,
      ]),
    );
  } catch (error) {
    return done({ error: error instanceof Refused ? error.reason : 'unreachable' });
  } finally {
    clearTimeout(limit);
    abort.abort();
    late.catch(() => undefined);
  }
};

/** Once the status is there, the text has a time of its own. */
interface Watch {
  readonly signal: AbortSignal;
  readonly onAnswer: () => void;
}

const send = (
  url: URL,
  { headers, body }: WebhookPost,
  pinned: LookupFunction,
  { signal, onAnswer }: Watch,
): Promise<Partial<Posted>> =>
  new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const options = {
      method: 'POST',
      agent: false,
      lookup: pinned,
      signal,
      headers: { ...headers, 'content-length': bytes.length },
    };
    const asked = request(url, options, (answer) => {
      onAnswer();
      void textOf(answer).then((response) =>
        resolve({ status: answer.statusCode ?? null, retry_after: secondsOf(answer.headers['retry-after']), response }),
      );
    });
    asked.on('error', reject);
    asked.end(bytes);
  });

const textOf = (answer: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    const end = (): void => {
      clearTimeout(timer);
      answer.destroy();
      resolve(readable(Buffer.concat(parts).subarray(0, TEXT_BYTES)));
    };
    const timer = setTimeout(end, TEXT_MS);
    answer.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length >= TEXT_BYTES) end();
    });
    answer.on('end', end);
    answer.on('error', end);
    answer.on('close', end);
  });

/** As much as can be shown and stored: no control characters but line breaks and tabs. */
const readable = (bytes: Buffer): string => bytes.toString('utf8').replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, '');

/** Retry-After, as seconds or as a date. */
const secondsOf = (header: string | undefined): number | null => {
  if (header === undefined) return null;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  const isWellFormed = /^\d+$|GMT$/.test(header.trim());
  return isWellFormed && Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), DAY_SECONDS) : null;
};
