import { FairTurns } from './fair-turns';

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('turns of people and companies', () => {
  /** Work that ends when the test says so; gives the order in which it began. */
  const started = (limits: Partial<ConstructorParameters<typeof FairTurns>[0]> = {}) => {
    const turns = new FairTurns({ atOnce: 1, waiting: 10, longestMs: 60_000, ...limits });
    const began: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (company: number, person: string, name: string) =>
      turns.run({ company, person }, () => {
        began.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const endAll = async () => {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await tick();
      }
    };
    return { ask, began, endAll };
  };

  it('whoever asks for little comes before the second of whoever asks for much, in another company and in the same', async () => {
    const { ask, began, endAll } = started();
    const all = [1, 2, 3, 4].map((at) => ask(1, 'a', `a${at}`));
    all.push(ask(1, 'b', 'b1'), ask(2, 'c', 'c1'), ask(2, 'c', 'c2'));
    await tick();
    await endAll();
    await Promise.all(all);
    expect(began.toSorted()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']);
    expect(began.indexOf('b1')).toBeLessThan(began.indexOf('a4'));
    expect(began.indexOf('c1')).toBeLessThan(began.indexOf('a3'));
  });

  it('too much of one person is refused at once, and somebody else is not', async () => {
    const { ask, endAll, began } = started({ waiting: 1 });
    const all = [ask(1, 'a', 'a1'), ask(1, 'a', 'a2')];
    await expect(ask(1, 'a', 'a3')).rejects.toMatchObject({ code: 'unavailable' });
    all.push(ask(1, 'b', 'b1'));
    await endAll();
    await Promise.all(all);
    expect(began).toEqual(['a1', 'a2', 'b1']);
  });

  it('what has waited too long is refused without having begun, and the place goes to the next', async () => {
    const { ask, endAll, began } = started({ longestMs: 1 });
    const first = ask(1, 'a', 'a1');
    await expect(ask(1, 'b', 'b1')).rejects.toMatchObject({ code: 'unavailable' });
    await endAll();
    await first;
    const last = ask(1, 'c', 'c1');
    await tick();
    await endAll();
    await last;
    expect(began).toEqual(['a1', 'c1']);
  });

  it('work that fails frees its place', async () => {
    const turns = new FairTurns({ atOnce: 1, waiting: 1, longestMs: 60_000 });
    const turn = { company: 1, person: 'a' };
    await expect(turns.run(turn, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.run(turn, () => Promise.resolve(7))).resolves.toBe(7);
  });
});
