import { formatStamp } from '@mullion/contracts';
import { createStamps } from './stamps';

type Stamps = ReturnType<typeof createStamps>;
const header = (stamps: Stamps): string => stamps.known().map(formatStamp).join(',');

const setUp = () => {
  const kept = new Map<string, string>();
  let now = 1_000_000;
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return {
    stamps: createStamps(
      () => store,
      () => now,
    ),
    later: (ms: number) => (now += ms),
    kept,
    another: () =>
      createStamps(
        () => store,
        () => now,
      ),
  };
};

describe('stamps of own writes', () => {
  it('keep the highest position of each owner', () => {
    const { stamps } = setUp();
    stamps.remember('orders:1:order.changed.v1:17');
    stamps.remember('packing:1:pallet.changed.v1:4');
    stamps.remember('orders:1:order.changed.v1:12');
    stamps.remember(null);
    expect(header(stamps)).toBe('orders:1:order.changed.v1:17,packing:1:pallet.changed.v1:4');
  });

  it('are known in a page opened by this one', () => {
    const { stamps, another } = setUp();
    stamps.remember('orders:1:order.changed.v1:17');
    expect(header(another())).toBe('orders:1:order.changed.v1:17');
  });

  it('are forgotten after a minute', () => {
    const { stamps, later } = setUp();
    stamps.remember('orders:1:order.changed.v1:17');
    later(59_999);
    expect(header(stamps)).toBe('orders:1:order.changed.v1:17');
    later(1);
    expect(header(stamps)).toBe('');
  });

  it('stay with the page when the store is full or closed, and are kept again when it is not', () => {
    const { stamps, another, kept } = setUp();
    const full = jest.spyOn(kept, 'set').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => stamps.remember('orders:1:order.changed.v1:17')).not.toThrow();
    expect([header(stamps), header(another())]).toEqual(['orders:1:order.changed.v1:17', '']);
    full.mockRestore();
    stamps.remember('packing:1:pallet.changed.v1:4');
    expect(header(another())).toBe('orders:1:order.changed.v1:17,packing:1:pallet.changed.v1:4');
    const closed = createStamps(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    closed.remember('orders:1:order.changed.v1:17');
    expect(header(closed)).toBe('orders:1:order.changed.v1:17');
  });

  it('survive rubbish in the store and in answers', () => {
    const { stamps, kept } = setUp();
    kept.set('mullion.stamps', '{not json');
    stamps.remember('nonsense');
    expect(header(stamps)).toBe('');
    stamps.remember('orders:1:order.changed.v1:3');
    expect(header(stamps)).toBe('orders:1:order.changed.v1:3');
  });
});
