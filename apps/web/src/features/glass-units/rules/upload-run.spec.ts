import { countIn, isOver, nextToSend, runAfter, stoppedAt, type RunAction, type UploadRun } from './upload-run';

const fileOf = (name: string) => ({ name }) as File;
const after = (actions: readonly RunAction[], from: UploadRun = []) => actions.reduce(runAfter, from);
const [a, b, c] = ['a.xlsx', 'b.xlsx', 'c.xlsx'].map(fileOf) as [File, File, File];
const three = after([a, b, c].map((file) => ({ type: 'added', file })));
const result = { file: 'a.xlsx', rows: 3, created: 3, updated: 0, unchanged: 0 };
const problem = { type: '', title: '', status: 422, code: 'glass.failed' };
const names = (run: UploadRun) => run.map(({ state }) => state.name);
const stopped = after(
  [
    { type: 'started', id: 1 },
    { type: 'done', id: 1, result },
    { type: 'started', id: 2 },
    { type: 'failed', id: 2, problem },
  ],
  three,
);

describe('several Excel files at once', () => {
  it('GLU-01e are sent one after another, in their order', () => {
    expect(nextToSend(three)?.file).toBe(a);
    const sending = after([{ type: 'started', id: 1 }], three);
    expect(nextToSend(sending)).toBeUndefined();
    expect(nextToSend(after([{ type: 'done', id: 1, result }], sending))?.file).toBe(b);
  });

  it('GLU-01g stop at the one that fails: what is in stays in, the rest waits', () => {
    expect(names(stopped)).toEqual(['done', 'failed', 'waiting']);
    expect([stoppedAt(stopped)?.file, nextToSend(stopped)]).toEqual([b, undefined]);
    expect([isOver(stopped), countIn(stopped, 'done')]).toEqual([false, 1]);
  });

  it('GLU-01g go on when it is left out, or replaced by a mended one', () => {
    const skipped = after([{ type: 'skipped', id: 2 }], stopped);
    expect([nextToSend(skipped)?.file, names(skipped)]).toEqual([c, ['done', 'skipped', 'waiting']]);
    const mended = fileOf('b2.xlsx');
    expect(nextToSend(after([{ type: 'replaced', id: 2, file: mended }], stopped))?.file).toBe(mended);
  });

  it('may be taken out while they wait, and cancelled while they are sent; what was sent stays to be read', () => {
    expect(after([{ type: 'removed', id: 3 }], stopped).map(({ file }) => file.name)).toEqual(['a.xlsx', 'b.xlsx']);
    expect(after([{ type: 'removed', id: 1 }], stopped)).toHaveLength(3);
    const cancelled = after(
      [
        { type: 'started', id: 1 },
        { type: 'cancelled', id: 1 },
      ],
      three,
    );
    expect(nextToSend(cancelled)?.file).toBe(b);
    expect(
      isOver(
        after(
          [
            { type: 'removed', id: 2 },
            { type: 'removed', id: 3 },
          ],
          cancelled,
        ),
      ),
    ).toBe(true);
  });
});
