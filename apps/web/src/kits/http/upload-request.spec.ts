import { saveTemplate } from '@mullion/contracts';
import { authorisedSend } from '../api/authorised-send';

type Listener = (event: object) => void;
/** XMLHttpRequest as far as an upload uses it; the test answers. */
class FakeRequest {
  static readonly all: FakeRequest[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload = { addEventListener: (_name: 'progress', listener: Listener) => void (this.onProgress = listener) };
  status = 0;
  responseText = '';
  url = '';
  body: unknown;
  isAborted = false;
  onProgress: Listener = () => undefined;
  private onEnd: Listener = () => undefined;

  constructor() {
    FakeRequest.all.push(this);
  }
  open(method: string, url: string): void {
    this.url = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  addEventListener(_name: 'loadend', listener: Listener): void {
    this.onEnd = listener;
  }
  getAllResponseHeaders(): string {
    return 'x-request-id: r-7\r\ncontent-type: application/json\r\n';
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.isAborted = true;
    this.onEnd({});
  }
  answer(status: number, body: object): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onEnd({});
  }
}

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const image = new File(['picture'], 'logo.png', { type: 'image/png' });
const input = { body: { company: 'own', type: 'truck', language: 'lt' }, files: { image } } as const;
const requestOf = async (at: number): Promise<FakeRequest> => {
  while (!FakeRequest.all[at]) await new Promise((done) => setTimeout(done));
  return FakeRequest.all[at];
};

describe('an upload that shows its progress', () => {
  beforeEach(() => {
    FakeRequest.all.length = 0;
    Object.assign(globalThis, { sessionStorage: memory(), localStorage: memory(), XMLHttpRequest: FakeRequest });
    sessionStorage.setItem('mullion.token', 'old');
  });

  it('is the same request as any other: bearer, key, form; the answer is read alike', async () => {
    const shares: number[] = [];
    const sent = authorisedSend(saveTemplate, input, { key: 'k1', onProgress: (share) => shares.push(share) });
    const request = await requestOf(0);
    request.onProgress({ lengthComputable: true, loaded: 25, total: 100 });
    request.onProgress({ lengthComputable: false, loaded: 50, total: 0 });
    request.onProgress({ lengthComputable: true, loaded: 100, total: 100 });
    request.answer(200, { id: 5 });
    expect(await sent).toEqual({ data: { id: 5 }, stale: false, requestId: 'r-7' });
    expect(shares).toEqual([0.25, 1]);
    expect(request.url).toBe('POST /api/templates');
    expect(request.headers).toMatchObject({
      authorization: 'Bearer old',
      'idempotency-key': 'k1',
      accept: 'application/json',
    });
    expect(request.headers).not.toHaveProperty('content-type');
    const form = request.body as FormData;
    expect([form.get('company'), (form.get('image') as File).name]).toEqual(['own', 'logo.png']);
  });

  it('renews an expired session and is sent again under the same key', async () => {
    globalThis.fetch = (async () => Response.json({ token: 'new' })) as typeof fetch;
    const sent = authorisedSend(saveTemplate, input, { key: 'k1', onProgress: () => undefined });
    (await requestOf(0)).answer(401, { type: 'about:blank', title: '', status: 401, code: 'session.expired' });
    const second = await requestOf(1);
    second.answer(200, { id: 5 });
    expect(await sent).toMatchObject({ data: { id: 5 } });
    expect(second.headers).toMatchObject({ authorization: 'Bearer new', 'idempotency-key': 'k1' });
  });

  it('is aborted by its signal, and by silence but not by slowness', async () => {
    const controller = new AbortController();
    const aborted = authorisedSend(saveTemplate, input, { signal: controller.signal, onProgress: () => undefined });
    const first = await requestOf(0);
    controller.abort();
    expect(await aborted).toMatchObject({ problem: { code: 'network.unreachable' } });
    expect(first.isAborted).toBe(true);

    jest.useFakeTimers();
    const slow = authorisedSend(saveTemplate, input, { onProgress: () => undefined });
    const second = FakeRequest.all[1];
    for (let part = 1; part <= 4; part += 1) {
      jest.advanceTimersByTime(50_000);
      second?.onProgress({ lengthComputable: true, loaded: part * 10, total: 100 });
    }
    expect(second?.isAborted).toBe(false);
    jest.advanceTimersByTime(60_000);
    jest.useRealTimers();
    expect(await slow).toMatchObject({ problem: { code: 'network.timeout' } });
    expect(second?.isAborted).toBe(true);
  });

  it('says that a file was saved again after it was chosen, instead of that nobody answered', async () => {
    const changed = new File(['a;b'], 'orders.csv');
    changed.slice = () =>
      ({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }) as never;
    const files = { image: changed };
    const sent = authorisedSend(saveTemplate, { ...input, files } as typeof input, { onProgress: () => undefined });
    (await requestOf(0)).abort();
    expect(await sent).toMatchObject({ problem: { code: 'file.changed' } });
  });
});
