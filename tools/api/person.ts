import { randomUUID } from 'node:crypto';

const PASSWORD = 'Mullion-2026!';
const TIMEOUT_MS = 60_000;
const BUSY_TRIES = 60;
const BUSY_PAUSE_MS = 500;

export interface Ask {
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  /** Sent as JSON; text is sent as it is. */
  readonly body?: unknown;
  readonly form?: FormData | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON of any shape. */
export type Json = Record<string, unknown>;

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** The answer as JSON; empty when it is none. */
  readonly body: Json;
  readonly headers: Headers;
  readonly ms: number;
}

/** Somebody at the public API of a running system, signed in or not. */
export class Person {
  private renewing: Promise<string> | null = null;

  constructor(
    readonly url: string,
    readonly name: string,
    public token: string | null,
    /** A new token for one that has expired: long work outlasts a token. None for a token that is to be refused. */
    private readonly renewed: (() => Promise<string>) | null = null,
  ) {}

  /** One of the demo factory's people. @throws Error when the sign-in is refused */
  static async signIn(url: string, name: string, password = PASSWORD): Promise<Person> {
    const email = name.includes('@') ? name : `${name}@demo.mullion.test`;
    const newToken = async (): Promise<string> => {
      const { status, body } = await new Person(url, name, null).ask('POST', 'login', { body: { email, password } });
      if (typeof body.token !== 'string') throw new Error(`${name} cannot sign in: ${status}`);
      return body.token;
    };
    return new Person(url, name, await newToken(), newToken);
  }

  /** The same person with another token, or with none. */
  with(token: string | null): Person {
    return new Person(this.url, this.name, token);
  }

  /** Whatever is answered, refusals too. */
  async ask(method: string, path: string, given: Ask = {}): Promise<Answer> {
    const { token } = this;
    let answer = await this.askOnce(method, path, given);
    // the budget of a session: whoever asks so much at once waits
    for (
      let tried = 1;
      token !== null && answer.body['code'] === 'too_many_requests' && tried < BUSY_TRIES;
      tried += 1
    ) {
      await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after') ?? 1) * 1_000));
      answer = await this.askOnce(method, path, given);
    }
    if (answer.body['code'] !== 'session.expired' || !this.renewed) return answer;
    // of many requests that find it expired one signs in again
    if (this.token === token)
      this.token = await (this.renewing ??= this.renewed().finally(() => (this.renewing = null)));
    return this.askOnce(method, path, given);
  }

  private async askOnce(method: string, path: string, { query, body, form, headers = {} }: Ask = {}): Promise<Answer> {
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const sent = body === undefined ? null : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
    // what the caller spends on writing a long body is none of the answer's time
    const startedAt = performance.now();
    const answer = await onOpenConnection(`${this.url}/api/${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      headers: {
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      body: form ?? sent,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      text,
      body: jsonOf(text),
      headers: answer.headers,
      ms: performance.now() - startedAt,
    };
  }

  /**
   * What must be answered; asked again with the same key while a service is too busy to answer.
   * @throws Error with the refusal
   */
  async do<Result = Json>(method: string, path: string, ask: Ask = {}): Promise<Result> {
    const again = { ...ask, headers: { 'idempotency-key': randomUUID(), ...ask.headers } };
    let answer = await this.ask(method, path, again);
    for (let tried = 1; answer.status === 503 && tried < BUSY_TRIES; tried += 1) {
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE_MS));
      answer = await this.ask(method, path, again);
    }
    const { status, text, body } = answer;
    if (status >= 400) throw new Error(`${this.name}: ${method} ${path}: ${status} ${text.slice(0, 300)}`);
    return body as Result;
  }
}

/**
 * A connection that was idle for long may be closed by the server while it is used: the same request, with the same
 * key, goes by a new one.
 */
const onOpenConnection = async (url: string, request: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, request);
  } catch (error) {
    if (((error as Error).cause as { code?: string } | undefined)?.code !== 'UND_ERR_SOCKET') throw error;
    return fetch(url, request);
  }
};

const jsonOf = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {};
  }
};
