import { givenLine, move, problem } from './testing/given-line';

describe('an editor of a document that others change too', () => {
  it('keeps what could not be sent and sends it on retry, not twice when only the answer was lost', async () => {
    const { editor, server, fails, sent, notices } = givenLine({ 1: 0 });
    fails('answer-lost');
    editor.commit(move(1, 0, 10));
    await editor.flush();
    expect(editor.get()).toMatchObject({ failure: { status: 0 }, unsaved: [move(1, 0, 10)] });
    await editor.retry();
    await editor.flush();
    expect([server(), sent.length, editor.get().failure, editor.get().unsaved]).toEqual([{ 1: 10 }, 1, null, []]);
    fails(problem(503, 'unavailable'));
    editor.commit(move(1, 10, 20));
    await editor.flush();
    // the next thing done tries again by itself
    editor.commit(move(1, 20, 30));
    await new Promise((resolve) => setImmediate(resolve));
    await editor.flush();
    expect([server(), notices]).toEqual([{ 1: 30 }, []]);
  });

  it('keeps what met a conflict while the document cannot be read, and does it on the newest when it can', async () => {
    const { editor, colleague, server, unreadable, notices } = givenLine({ 1: 0, 2: 50 });
    colleague({ 2: 60 });
    unreadable(problem(0, 'network.unreachable'));
    editor.commit(move(1, 0, 10));
    await editor.flush();
    expect(editor.get()).toMatchObject({
      failure: { code: 'network.unreachable' },
      unsaved: [move(1, 0, 10)],
      undoes: move(1, 0, 10),
    });
    await editor.retry();
    await editor.flush();
    expect([server(), editor.get().unsaved, notices]).toEqual([{ 1: 10, 2: 60 }, [], []]);
  });

  it('a refusal takes back that command only', async () => {
    const { editor, server, fails, notices } = givenLine({ 1: 0, 2: 50 });
    editor.commit(move(1, 0, 10));
    await editor.flush();
    fails(problem(422, 'pallet.locked'));
    editor.commit(move(2, 50, 60));
    await editor.flush();
    expect(notices).toMatchObject([{ kind: 'refused', problem: { code: 'pallet.locked' } }]);
    editor.undo();
    await editor.flush();
    expect(server()).toEqual({ 1: 0, 2: 50 });
  });

  it('gives up when the document is gone', async () => {
    const { editor, fails, unreadable, notices } = givenLine({ 1: 0 });
    fails(problem(503));
    editor.commit(move(1, 0, 10));
    await editor.flush();
    unreadable(problem(404, 'not_found'));
    await editor.retry();
    expect(notices).toMatchObject([{ kind: 'refused', problem: { status: 404 } }]);
    expect(editor.get()).toMatchObject({ unsaved: [], failure: null, undoes: null });
  });

  it('never sends another body under the key of a command that may have been carried out', async () => {
    const { editor, sent, fails, answer } = givenLine({ 1: 0, 2: 50 }, { holds: true });
    fails(problem(503, 'unavailable'));
    editor.commit(move(1, 0, 10));
    await answer();
    editor.commit(move(2, 50, 60));
    await answer();
    await answer();
    expect(sent.map(({ move: [first], key }) => [first?.id, key])).toHaveLength(2);
    expect(sent[1]?.move).toHaveLength(2);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('a command over which the server fails each time is counted and set aside: what was done after it is saved, and it can be sent again', async () => {
    const { editor, server, failsOver, notices } = givenLine({ 1: 0, 2: 50 }, { joins: false });
    failsOver(1);
    editor.commit(move(1, 0, 10));
    for (let tries = 1; tries < 5; tries += 1) {
      await editor.flush();
      expect(editor.get().failure).toMatchObject({ code: 'internal' });
      if (tries === 1) editor.commit(move(2, 50, 60));
      else void editor.retry();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await editor.flush();
    expect([server(), editor.get().failure, editor.get().aside]).toEqual([{ 1: 0, 2: 60 }, null, [move(1, 0, 10)]]);
    failsOver(null);
    editor.retryAside();
    await editor.flush();
    expect([server(), editor.get().aside, notices]).toEqual([{ 1: 10, 2: 60 }, [], []]);
  });

  it('one whose server is only away is never set aside', async () => {
    const { editor, fails, server } = givenLine({ 1: 0 });
    fails(...Array.from({ length: 9 }, () => problem(503, 'unavailable')));
    editor.commit(move(1, 0, 10));
    for (let tries = 0; tries < 12; tries += 1) {
      await editor.flush();
      await editor.retry();
    }
    await editor.flush();
    expect([server(), editor.get().aside]).toEqual([{ 1: 10 }, []]);
  });

  it('a status that may not be changed is refused although it is a 401: nobody has to sign in for it', async () => {
    const { editor, fails, notices } = givenLine({ 1: 0 });
    fails(problem(401, 'status.not_allowed'));
    editor.commit(move(1, 0, 10));
    await editor.flush();
    expect([editor.get().failure, notices.map(({ kind }) => kind)]).toEqual([null, ['refused']]);
  });
});
