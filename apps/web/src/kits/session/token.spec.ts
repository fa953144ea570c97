import { token } from './token';

describe('the token of this tab', () => {
  it('LOG-04c leaves nothing of it when it goes, whether it was refused before or after', () => {
    const kept = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.assign(globalThis, { sessionStorage });
    token.set('old');
    token.refuse('old');
    expect(token.isRefused('old')).toBe(true);
    token.clear();
    token.refuse('old');
    expect([...kept]).toEqual([]);
  });
});
