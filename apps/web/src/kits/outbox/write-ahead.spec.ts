import type { AnyAct, Envelope } from './envelope';
import { clearWriteAhead, writtenAhead, stage } from './write-ahead';

interface Act extends AnyAct {
  readonly photo?: { readonly name: string; readonly text: string };
}

const envelope = (id: string, at: number, over: Partial<Envelope<Act>> = {}): Envelope<Act> => ({
  ...{ id, at, person: '3', company: 1, target: `thing:${id}` },
  act: { kind: 'put', code: id },
  ...over,
});

/** As browsers have it: its keys are properties, here in a map behind them. */
const storage = () => {
  const values: Record<string, string> = {};
  return Object.defineProperties(values, {
    setItem: { value: (key: string, value: string) => void (values[key] = value), writable: true },
    getItem: { value: (key: string) => values[key] ?? null },
    removeItem: { value: (key: string) => void delete values[key] },
  }) as unknown as Storage;
};

describe('BEY-02 what was scanned when the page went away', () => {
  beforeEach(() => void Object.assign(globalThis, { sessionStorage: storage() }));

  it('is there until the store has it, in the order of the scans', () => {
    stage(envelope('b', 2));
    stage(envelope('a', 1));
    stage(envelope('c', 3));
    clearWriteAhead('a');
    expect(writtenAhead().map(({ id }) => id)).toEqual(['b', 'c']);
    expect(writtenAhead()[0]).toEqual(envelope('b', 2));
  });

  it('BEY-26 is there with its photos', () => {
    const photo = { name: 'a.jpg', text: 'data:image/jpeg;base64,AAAA' };
    const taken = envelope('p', 1, { act: { kind: 'photo', code: '1', photo } });
    stage(taken);
    expect(writtenAhead()).toEqual([taken]);
  });

  it('goes on where nothing can be noted', () => {
    jest.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => stage(envelope('f', 2))).not.toThrow();
    expect(writtenAhead()).toEqual([]);
  });
});
