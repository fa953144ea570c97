import type { AnyRoute } from '@mullion/contracts';
import { isKept, setCachedReads } from './offline-cache';

const read = (name: string) => ({ name }) as AnyRoute;
const opened = (pathname: string) => Object.assign(globalThis, { location: { pathname } });

describe('answers kept for times without a network', () => {
  it('BEY-02a are none before it is said which', () => {
    opened('/lt/scanner');
    expect(['user.get', 'things.get'].map((name) => isKept(read(name)))).toEqual([false, false]);
  });

  it('BEY-02a are those of every page, and on pages of terminals also what they work with', () => {
    setCachedReads({
      person: 'user.get',
      everyPage: ['user.get'],
      terminals: ['things.get'],
      isTerminalPage: (path) => path === '/lt/scanner',
    });
    const kept = (pathname: string) => {
      opened(pathname);
      return ['user.get', 'things.get', 'others.get'].map((name) => isKept(read(name)));
    };
    expect(kept('/lt/scanner')).toEqual([true, true, false]);
    expect(kept('/lt/elsewhere')).toEqual([true, false, false]);
  });
});
