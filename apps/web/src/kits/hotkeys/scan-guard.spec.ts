import { createScanGuard } from './scan-guard';

const given = () => {
  let due: (() => void) | null = null;
  const done: string[] = [];
  const guard = createScanGuard((act) => {
    due = act;
    return () => (due = null);
  });
  const press = (key: string, held: object = {}): boolean => {
    const isEnd = guard.pressed({ key, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...held });
    guard.act(() => done.push(key));
    return isEnd;
  };
  return { guard, done, press, pause: () => due?.() };
};

describe('keys that are letters of a barcode', () => {
  it('do nothing, and the Enter that ends the code presses nothing', () => {
    const { done, press, pause } = given();
    for (const key of 'CDEFX12') press(key);
    expect(press('Enter')).toBe(true);
    pause();
    expect(done).toEqual([]);
    expect(press('Enter')).toBe(false);
  });

  it('C twice quickly is a person', () => {
    const { done, press, pause } = given();
    press('c');
    press('c');
    expect(done).toEqual([]);
    pause();
    expect(done).toEqual(['c', 'c']);
  });

  it('keys with Ctrl and keys that are held are no part of a code', () => {
    const { guard, done, pause } = given();
    for (let times = 0; times < 9; times++)
      guard.pressed({ key: 'c', ctrlKey: false, altKey: false, metaKey: false, repeat: times > 0 });
    guard.act(() => done.push('once'));
    guard.pressed({ key: 'z', ctrlKey: true, altKey: false, metaKey: false, repeat: false });
    pause();
    expect(done).toEqual(['once']);
  });
});
