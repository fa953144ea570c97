import { changesBetween } from './changes';
import { FINAL, givenLine, isSame, move, ONCE, problem, type Move } from './testing/given-line';

describe('an editor of a document that others change too', () => {
  it('keeps everything that is done while a request is under way, each with the version of the answer before it', async () => {
    const { editor, sent, shown, server, answer, notices } = givenLine({ 1: 0 }, { holds: true });
    editor.commit(move(1, 0, 10));
    editor.commit(move(1, 10, 20));
    editor.commit(move(1, 20, 30));
    expect(shown()).toEqual({ 1: 30 });
    expect(sent).toHaveLength(1);
    await answer();
    await answer();
    expect(server()).toEqual({ 1: 30 });
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    editor.undo();
    editor.undo();
    expect(shown()).toEqual({ 1: 10 });
    await answer();
    await answer();
    await editor.flush();
    expect([server(), notices]).toEqual([{ 1: 10 }, []]);
  });

  it('a colleague changes something else in the middle of a drag: both stay', async () => {
    const { editor, colleague, server } = givenLine({ 1: 0, 2: 50 });
    const atPress = editor.get().shown;
    editor.seen(colleague({ 2: 70, 3: 90 }));
    const dropped = new Map(atPress.places).set(1, 10);
    expect(editor.commit(changesBetween(atPress.places, dropped, isSame))).toBeNull();
    await editor.flush();
    expect(server()).toEqual({ 1: 10, 2: 70, 3: 90 });
  });

  it('a colleague moved the same thing meanwhile: nothing is overwritten, and it is said', async () => {
    const { editor, colleague, server, sent } = givenLine({ 1: 0 });
    editor.seen(colleague({ 1: 70 }));
    expect(editor.commit(move(1, 0, 10))).toEqual([1]);
    await editor.flush();
    expect([server(), sent]).toEqual([{ 1: 70 }, []]);
  });

  it('a change that no message has announced is found by the version: the rest is done again on the newest, a clash is dropped', async () => {
    const { editor, colleague, server, notices, shown } = givenLine({ 1: 0, 2: 50 });
    colleague({ 2: 60 });
    editor.commit(move(1, 0, 10));
    await editor.flush();
    expect([server(), notices]).toEqual([{ 1: 10, 2: 60 }, []]);
    colleague({ 1: 99 });
    editor.commit(move(1, 10, 20));
    await editor.flush();
    expect(notices.map(({ kind }) => kind)).toEqual(['conflict']);
    expect([server(), shown()]).toEqual([
      { 1: 99, 2: 60 },
      { 1: 99, 2: 60 },
    ]);
    // the step that did not come about is no longer there to be taken back
    editor.undo();
    expect(notices.map(({ kind }) => kind)).toEqual(['conflict', 'stale']);
  });

  it('takes back what was done last, by its id, and drops a step when somebody has moved the thing since', async () => {
    const { editor, colleague, server, notices } = givenLine({ 1: 0, 2: 50 });
    editor.commit(move(1, 0, 10));
    editor.commit(move(2, 50, 60));
    await editor.flush();
    editor.seen(colleague({ 2: 99 }));
    editor.undo();
    expect(notices.map(({ kind }) => kind)).toEqual(['stale']);
    expect(editor.get()).toMatchObject({ undoes: move(1, 0, 10), redoes: null });
    editor.undo();
    await editor.flush();
    expect(server()).toEqual({ 1: 0, 2: 99 });
    editor.redo();
    await editor.flush();
    expect(server()).toEqual({ 1: 10, 2: 99 });
  });

  it('says when a step was done that somebody has stood in the way of since', async () => {
    const { editor, colleague, notices } = givenLine({ 1: 0, 2: 50 });
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(1_000);
    editor.commit(move(1, 0, 10));
    await editor.flush();
    clock.mockReturnValue(2_000);
    editor.commit(move(2, 50, 60));
    await editor.flush();
    clock.mockReturnValue(3_000);
    editor.undo();
    await editor.flush();
    clock.mockReturnValue(4_000);
    editor.seen(colleague({ 1: 99, 2: 98 }));
    editor.redo();
    editor.undo();
    colleague({ 1: 97 });
    editor.commit(move(1, 99, 5));
    await editor.flush();
    clock.mockRestore();
    expect(notices).toMatchObject([
      { kind: 'stale', step: 'redo', since: 3_000 },
      { kind: 'stale', step: 'undo', since: 1_000 },
      { kind: 'conflict', since: 4_000 },
    ]);
  });

  it('goes on from where the server really put a thing', async () => {
    const { editor, server, adjusts } = givenLine({ 1: 0 });
    adjusts((place) => Math.min(place, 15));
    editor.commit(move(1, 0, 20));
    await editor.flush();
    editor.undo();
    await editor.flush();
    expect(server()).toEqual({ 1: 0 });
    editor.redo();
    await editor.flush();
    expect(server()).toEqual({ 1: 15 });
  });

  it('an answer or a read that comes late brings nothing old back', async () => {
    const { editor, shown } = givenLine({ 1: 0 });
    const old = editor.get().saved;
    editor.commit(move(1, 0, 10));
    await editor.flush();
    editor.seen(old);
    expect(shown()).toEqual({ 1: 10 });
  });

  it('remembers what was saved in another way in its turn', async () => {
    const { editor, server, colleague } = givenLine({ 1: 0, 2: 50 });
    editor.commit(move(1, 0, 10));
    await editor.flush();
    editor.seen(colleague({ 2: 60 }));
    editor.record(move(2, 50, 60));
    editor.undo();
    await editor.flush();
    expect(server()).toEqual({ 1: 10, 2: 50 });
  });

  it('names what is taken back next, and says so when the last act cannot be; what was done before it can', async () => {
    const { editor, server, notices } = givenLine({ 1: 0, 2: 50 });
    const once: Move = [{ id: 2, from: 50, to: FINAL }];
    editor.commit(move(1, 0, 10));
    editor.commit(once);
    await editor.flush();
    expect(editor.get()).toMatchObject({ undoes: once, redoes: null });
    editor.undo();
    expect(notices).toEqual([{ kind: 'final', command: once }]);
    editor.undo();
    await editor.flush();
    expect([server(), editor.get().redoes]).toEqual([{ 1: 0, 2: FINAL }, move(1, 0, 10)]);
  });

  it('what can be taken back only once is not offered again, nor what had been taken back before it', async () => {
    const { editor, server, colleague } = givenLine({ 1: 0, 2: 50 });
    editor.seen(colleague({ 2: ONCE }));
    const recorded: Move = [{ id: 2, from: 50, to: ONCE }];
    editor.recordOnce('run', recorded);
    editor.commit(move(1, 0, 10));
    await editor.flush();
    // read again and again, it stays one act
    editor.recordOnce('run', recorded);
    editor.undo();
    expect(editor.get()).toMatchObject({ undoes: recorded, redoes: move(1, 0, 10) });
    editor.undo();
    await editor.flush();
    expect(editor.get()).toMatchObject({ undoes: null, redoes: null });
    expect(server()).toEqual({ 1: 0, 2: 50 });
  });

  it('BEY-08a a step that finds everything done already in a document that is behind is not taken for done', async () => {
    const { editor, colleague, server, notices } = givenLine({ 1: 0 });
    editor.commit(move(1, 0, 10));
    await editor.flush();
    editor.seen(colleague({ 1: 0 }));
    colleague({ 1: 70 });
    editor.undo();
    await editor.flush();
    expect([server(), notices]).toMatchObject([{ 1: 70 }, [{ kind: 'stale', step: 'undo', refusal: [1] }]]);
    expect(editor.get().redoes).toBeNull();
  });

  it('a step that finds everything done already waits until the document can be read', async () => {
    const { editor, colleague, unreadable, notices } = givenLine({ 1: 0 });
    editor.commit(move(1, 0, 10));
    await editor.flush();
    editor.seen(colleague({ 1: 0 }));
    unreadable(problem(0, 'network.unreachable'));
    editor.undo();
    await editor.flush();
    expect(editor.get()).toMatchObject({ failure: { code: 'network.unreachable' }, unsaved: [move(1, 10, 0)] });
    await editor.retry();
    await editor.flush();
    expect([editor.get().redoes, editor.get().unsaved, notices]).toEqual([move(1, 0, 10), [], []]);
  });
});
