import { sourceOf } from './shell';

const shell = new Set(['/index.html', '/assets/first-abc.js']);
const page = (path: string) => sourceOf({ method: 'GET', isPage: true, path }, shell);
const file = (path: string, method = 'GET') => sourceOf({ method, isPage: false, path }, shell);

describe('the service worker', () => {
  it.each([
    '/lt/scanner',
    '/en/scanner',
    '/lt/truck-scanner/7',
    '/en/status-change',
    '/lt/rack-scanner',
    '/lt/work-center/3/60',
  ])('BEY-02a opens %s as it was installed', (path) => {
    expect(page(path)).toBe('kept');
  });

  it('BEY-26a asks the server for what a private link opens, and opens the kept page without it: a driver reloads where there is no network', () => {
    expect([page('/lt/s'), page('/en/s'), page('/lt/s/7')]).toEqual(['server-first', 'server-first', 'server-first']);
  });

  it.each([
    '/lt/orders',
    '/lt/today',
    '/en/login',
    '/lt/work-centers',
    '/lt/work-centers-management',
    '/lt/truck/7',
    '/',
  ])('asks the server for %s first', (path) => {
    expect(page(path)).toBe('server-first');
  });

  it('gives files of its own version, and leaves the interface and what it does not have to the server', () => {
    expect([
      file('/assets/first-abc.js'),
      file('/assets/other-def.js'),
      file('/api/user'),
      file('/api/live'),
      file('/assets/first-abc.js', 'POST'),
    ]).toEqual(['kept', 'server', 'server', 'server', 'server']);
  });
});
