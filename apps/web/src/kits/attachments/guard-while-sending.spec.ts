import { guardWhileSending } from './guard-while-sending';
import { UploadQueue, type SendUpload } from './upload-queue';

type Answered = Awaited<ReturnType<SendUpload<object, string>>>;

describe('a page that sends files', () => {
  const setUp = () => {
    const held: string[] = [];
    const answers: ((answer: Answered) => void)[] = [];
    const queue = new UploadQueue<object, string>(() => new Promise((answer) => answers.push(answer)));
    const leave = guardWhileSending(queue, (lostWith) => {
      held.push(lostWith);
      return () => void held.splice(0);
    });
    return { held, queue, leave, done: () => answers.shift()?.({ data: 'kept', stale: false, requestId: 'r' }) };
  };
  const [a, b] = ['a', 'b'].map((name) => new File([name], name)) as [File, File];

  it('is held once from the first file until the last is sent, and no longer when the code that waits goes on', async () => {
    const { held, queue, done } = setUp();
    expect(held).toEqual([]);
    const sent = [queue.submit(a, {}), queue.submit(b, {})].map((one) => one.then(() => [...held]));
    expect(held).toEqual(['upload']);
    done();
    expect(await sent[0]).toEqual(['upload']);
    done();
    expect(await sent[1]).toEqual([]);
  });

  it('is let go of with a cancelled file, and held again when it is sent again', async () => {
    const { held, queue } = setUp();
    void queue.submit(a, {});
    queue.cancel(queue.list()[0]?.key ?? '');
    expect(held).toEqual([]);
    void queue.submit(a, {});
    expect(held).toEqual(['upload']);
  });

  it('cancels what it sends and lets go once it is left', async () => {
    const { held, queue, leave } = setUp();
    const sent = queue.submit(a, {});
    leave();
    expect(await sent).toBeNull();
    expect(held).toEqual([]);
  });
});
