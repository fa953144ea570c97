import {
  httpAnswerHeaders,
  httpRequestHeaders,
  pathOf,
  problem as problemSchema,
  type AnyRoute,
  type OutputOf,
  type Problem,
} from '@mullion/contracts';
import { linkToken } from './link-token';
import { silenceLimit } from './silence-limit';
import { stamps } from './stamps';
import { sendWithProgress } from './upload-request';
import { uuid } from './uuid';
import type { WireInput } from './wire-types';

/** Requests time out after a minute. */
const TIMEOUT_MS = 60_000;
const API_BASE = '/api/';

/** A read that got no answer in time has changed nothing; of a write nobody knows. */
type LocalCode = 'network.unreachable' | 'network.timeout' | 'network.read_timeout' | 'file.changed';

/** A problem the browser itself found: no answer, or none in time. */
export const localProblem = (code: LocalCode, requestId: string): Problem => ({
  type: 'about:blank',
  title: code,
  status: 0,
  code,
  request_id: requestId,
});

export type Answer<Data> =
  | { readonly data: Data; readonly stale: boolean; readonly requestId: string }
  | { readonly problem: Problem; readonly requestId: string };

/** What a caller may say about one action, however often it has to be sent. */
export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key: the same for every attempt of the same action. */
  readonly key?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Sent also when the page goes away meanwhile. */
  readonly keepalive?: boolean | undefined;
  /** Of an act that was kept before it is sent: when by the clock of this device, and at which terminal. */
  readonly occurrence?: { readonly at: number; readonly terminal: string | null } | undefined;
  /**
   * Of an upload: the share that has been sent, 0 to 1. The time limit is then for silence, not for the request as one.
   */
  readonly onProgress?: ((share: number) => void) | undefined;
}
/** Takes the body of a good answer. */
export interface ReadBody<Data> {
  readonly accept: string;
  readonly read: (response: Response) => Promise<Data>;
}

type LooseInput = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly files?: Readonly<Record<string, File>>;
};

const searchOf = (query: object | undefined): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '')
      search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
};

const urlOf = (route: AnyRoute, input: LooseInput): string =>
  `${API_BASE}${pathOf(route, input.params as Record<string, string | number>)}${searchOf(input.query)}`;

const bodyOf = (route: AnyRoute, input: LooseInput): FormData | string | undefined => {
  if (route.file !== null) {
    const form = new FormData();
    for (const [name, value] of Object.entries(input.body ?? {}))
      if (value !== undefined && value !== null) form.set(name, String(value));
    for (const [name, file] of Object.entries(input.files ?? {})) form.set(name, file);
    return form;
  }
  return route.method === 'GET' || input.body === undefined ? undefined : JSON.stringify(input.body);
};

/**
 * A file that was saved again or deleted after it was chosen can no longer be read: the browser ends the request as if
 * nobody had answered.
 */
const containsUnreadable = async (files: LooseInput['files']): Promise<boolean> => {
  for (const file of Object.values(files ?? {}))
    try {
      await file.slice(0, 1).arrayBuffer();
    } catch {
      return true;
    }
  return false;
};

const UNAVAILABLE = 503;

const jsonOf = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A refusal as the server wrote it. What has no problem document was answered by something in between, and says nothing
 * about the act: the page of an access point that wants a sign-in, a proxy whose server is just starting. Only that a
 * body is too large is final there too.
 */
const problemOf = (status: number, body: unknown, requestId: string): Problem => {
  const known = problemSchema.safeParse(body);
  if (known.success) return { request_id: requestId, ...known.data };
  const code =
    status === 401
      ? 'session.required'
      : status === 413
        ? 'payload_too_large'
        : status === 500
          ? 'internal'
          : 'unavailable';
  return {
    type: 'about:blank',
    title: code,
    status: code === 'unavailable' ? UNAVAILABLE : status,
    code,
    request_id: requestId,
  };
};

/** Throws on what is no answer of the server, whatever its status says. */
export const readJson: ReadBody<never> = {
  accept: 'application/json',
  read: async (response) => {
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as never;
  },
};

/**
 * Sends one request of a contract route as it is: bearer, request id, stamps, and for writes an idempotency key. Never
 * throws. Everybody but the renewal of the session goes through `authorisedSend`.
 */
export const send = async <R extends AnyRoute, Data = OutputOf<R>>(
  route: R,
  input: WireInput<R>,
  options: SendOptions & { readonly token: string | null },
  { accept, read }: ReadBody<Data> = readJson,
): Promise<Answer<Data>> => {
  const loose = input as LooseInput;
  const requestId = uuid();
  const isByLink = route.policy.access === 'link';
  const occurrence = route.performedOffline ? options.occurrence : undefined;
  const headers = new Headers({
    accept,
    ...httpRequestHeaders.write({
      requestId,
      idempotencyKey: route.writes ? (options.key ?? uuid()) : null,
      stamps: stamps.known(),
      link: isByLink ? linkToken() : null,
      ...(occurrence && { occurredAt: occurrence.at, sentAt: Date.now(), terminal: occurrence.terminal }),
    }),
  });
  if (!isByLink && options.token) headers.set('authorization', `Bearer ${options.token}`);
  const body = bodyOf(route, loose);
  if (typeof body === 'string') headers.set('content-type', 'application/json');

  const { onProgress } = options;
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
  const silence = onProgress && silenceLimit(timeoutMs);
  const limit = silence?.signal ?? AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const url = urlOf(route, loose);
  const progressed = (share: number): void => {
    silence?.extend();
    onProgress?.(share);
  };
  try {
    const response =
      onProgress && body instanceof FormData
        ? await sendWithProgress({ url, method: route.method, headers, body, signal, onProgress: progressed })
        : await fetch(url, {
            method: route.method,
            headers,
            body,
            signal,
            credentials: 'same-origin',
            keepalive: options.keepalive ?? false,
          });
    const given = httpAnswerHeaders.read((name) => response.headers.get(name));
    const answered = given.requestId ?? requestId;
    if (!response.ok)
      return { problem: problemOf(response.status, jsonOf(await response.text()), answered), requestId: answered };
    const data = await read(response);
    stamps.remember(given.stamp);
    return { data, stale: given.stale, requestId: answered };
  } catch {
    const isUnread = !signal.aborted && (await containsUnreadable(loose.files));
    const code = isUnread
      ? 'file.changed'
      : limit.aborted
        ? route.writes
          ? 'network.timeout'
          : 'network.read_timeout'
        : 'network.unreachable';
    return { problem: localProblem(code, requestId), requestId };
  } finally {
    silence?.clear();
  }
};
