import { givenLine, move, problem } from './testing/given-line';

describe('an editor that holds what is done until it is told to save', () => {
  it('sends everything in one request, and holds again', async () => {
    const { editor, sent, server, shown } = givenLine({ 1: 10, 2: 20 }, { saves: true });
    editor.commit(move(1, 10, 11));
    editor.commit(move(2, 20, 21));
    await new Promise((resolve) => setImmediate(resolve));
    expect([sent, shown(), editor.get().unsaved.length]).toEqual([[], { 1: 11, 2: 21 }, 2]);
    expect(await editor.save()).toBe(true);
    expect([sent.length, server(), editor.get().unsaved]).toEqual([1, { 1: 11, 2: 21 }, []]);
    editor.undo();
    await new Promise((resolve) => setImmediate(resolve));
    expect([sent.length, shown(), server()]).toEqual([1, { 1: 11, 2: 20 }, { 1: 11, 2: 21 }]);
    expect(await editor.save()).toBe(true);
    expect(server()).toEqual({ 1: 11, 2: 20 });
  });

  it('keeps what a colleague has not touched, and says what they have', async () => {
    const { editor, notices, server, colleague, shown } = givenLine({ 1: 10, 2: 20 }, { saves: true });
    editor.commit(move(1, 10, 11));
    editor.commit(move(2, 20, 21));
    editor.seen(colleague({ 1: 15 }));
    expect(shown()).toEqual({ 1: 15, 2: 21 });
    expect(await editor.save()).toBe(true);
    expect(server()).toEqual({ 1: 15, 2: 21 });
    expect(notices).toMatchObject([{ kind: 'conflict', refusal: [1] }]);
  });

  it('keeps everything when the server refuses it, to be put right and saved again', async () => {
    const { editor, notices, server, shown, fails } = givenLine({ 1: 10 }, { saves: true });
    fails(problem(409, 'name_taken'));
    editor.commit(move(1, 10, 11));
    expect(await editor.save()).toBe(false);
    expect([shown(), notices]).toMatchObject([{ 1: 11 }, [{ kind: 'refused', problem: { code: 'name_taken' } }]]);
    editor.commit(move(1, 11, 12));
    expect(await editor.save()).toBe(true);
    expect(server()).toEqual({ 1: 12 });
  });

  it('goes on by itself after a failure of the network', async () => {
    const { editor, server, fails } = givenLine({ 1: 10 }, { saves: true });
    fails(problem(0, 'network.offline'));
    editor.commit(move(1, 10, 11));
    expect(await editor.save()).toBe(false);
    expect(editor.get().failure?.code).toBe('network.offline');
    await editor.retry();
    await editor.flush();
    expect(server()).toEqual({ 1: 11 });
    editor.commit(move(1, 11, 12));
    await new Promise((resolve) => setImmediate(resolve));
    expect(server()).toEqual({ 1: 11 });
  });
});
