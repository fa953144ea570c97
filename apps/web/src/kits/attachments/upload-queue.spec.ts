import type { Answer } from '../http/request';
import { UploadQueue, type SendUpload } from './upload-queue';

interface Input {
  readonly body: { readonly type: string };
}
interface Sent {
  readonly file: string | null;
  readonly key: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly answer: (answer: Answer<string>) => void;
}
const files = ['a', 'b', 'c'].map((name) => new File([name], name)) as [File, File, File];
const input: Input = { body: { type: 'truck' } };
const good: Answer<string> = { data: 'kept', stale: false, requestId: 'r' };
const bad: Answer<string> = {
  problem: { type: 'about:blank', title: '', status: 503, code: 'unavailable' },
  requestId: 'r',
};
/** Lets what follows an answer happen. */
const settled = () => new Promise((done) => setTimeout(done));

const setUp = () => {
  const sent: Sent[] = [];
  const send: SendUpload<Input, string> = (_input, file, options) =>
    new Promise((answer) => sent.push({ file: file?.name ?? null, ...options, answer }));
  const queue = new UploadQueue(send);
  return { queue, sent, states: () => queue.list().map(({ file, state }) => `${file?.name} ${state.name}`) };
};

describe('several files', () => {
  it('are sent two at a time in their order, each with its own key and progress', async () => {
    const { queue, sent, states } = setUp();
    const outcomes = files.map((file) => queue.submit(file, input));
    expect(states()).toEqual(['a uploading', 'b uploading', 'c queued']);
    sent[1]?.onProgress(0.4);
    expect(queue.list().map(({ state }) => state)).toEqual([
      { name: 'uploading', share: 0 },
      { name: 'uploading', share: 0.4 },
      { name: 'queued' },
    ]);
    sent[0]?.answer(good);
    expect(await outcomes[0]).toEqual(good);
    expect(states()).toEqual(['a done', 'b uploading', 'c uploading']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });

  it('go on when one is cancelled or refused', async () => {
    const { queue, sent, states } = setUp();
    const [first, second] = files.map((file) => queue.submit(file, input));
    queue.cancel(sent[0]?.key ?? '');
    expect(await first).toBeNull();
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[1]?.answer(bad);
    expect(await second).toEqual(bad);
    expect(states()).toEqual(['a cancelled', 'b failed', 'c uploading']);
  });
});

describe('a file that is sent again', () => {
  it('has the same key when nothing of its request has changed', async () => {
    const { queue, sent } = setUp();
    const first = queue.submit(files[0], input);
    sent[0]?.answer(bad);
    await first;
    void queue.submit(files[0], { body: { type: 'truck' } });
    expect(sent[1]?.key).toBe(sent[0]?.key);
    queue.cancel(sent[1]?.key ?? '');
    void queue.submit(files[0], { body: { type: 'pallet' } });
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('is the same sending while it is on its way', () => {
    const { queue, sent } = setUp();
    const first = queue.submit(files[0], input);
    expect(queue.submit(files[0], input)).toBe(first);
    expect(sent).toHaveLength(1);
  });

  it('takes nothing from the cancelled sending before it', async () => {
    const { queue, sent, states } = setUp();
    void queue.submit(files[0], input);
    queue.cancel(sent[0]?.key ?? '');
    const second = queue.submit(files[0], input);
    sent[0]?.onProgress(0.9);
    sent[0]?.answer(bad);
    await settled();
    expect(queue.list()[0]?.state).toEqual({ name: 'uploading', share: 0 });
    sent[1]?.answer(good);
    expect(await second).toEqual(good);
    expect(states()).toEqual(['a done']);
  });
});

it('a page that is left cancels what it sends, and a cleared list keeps what is being sent', async () => {
  const { queue, sent, states } = setUp();
  const outcomes = files.map((file) => queue.submit(file, input));
  sent[0]?.answer(good);
  await outcomes[0];
  queue.clear();
  expect(states()).toEqual(['b uploading', 'c uploading']);
  queue.cancelAll();
  expect(await Promise.all(outcomes)).toEqual([good, null, null]);
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true, true]);
});
