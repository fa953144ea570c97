import { importTemplate } from '@mullion/contracts';
import { download } from './download';

it('a download asks for the file with the bearer token, not for the JSON that describes it', async () => {
  const headers: Headers[] = [];
  Object.assign(globalThis, {
    sessionStorage: { getItem: (key: string) => (key === 'mullion.token' ? 'mine' : null), setItem: () => undefined },
    localStorage: { getItem: () => null, setItem: () => undefined },
    fetch: async (_url: string, init: RequestInit) => {
      headers.push(new Headers(init.headers));
      return Response.json({ type: 'about:blank', title: '', status: 404, code: 'not_found' }, { status: 404 });
    },
  });
  expect(await download(importTemplate, { query: { format: 'csv', language: 'lt' } }, 'a.csv')).toMatchObject({
    code: 'not_found',
  });
  expect(headers.map((one) => [one.get('authorization'), one.get('accept')])).toEqual([['Bearer mine', '*/*']]);
});
