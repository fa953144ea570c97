import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Routes that two endpoints send, because what follows for the cache differs. An editor takes the answer for its
 * document: reading again behind it would put back what has been edited meanwhile. Elsewhere the same change has every
 * list and page read again.
 */
const twice: Readonly<Record<string, readonly string[]>> = {
  updatePallet: ['arrangePallet', 'updatePallet'],
};

const source = path.join(__dirname, '..', '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /-api\.ts$/.test(file) && !file.endsWith('base-api.ts'),
);
/** `name: b.query<…>({ …endpointOf(route)`. */
const anEndpoint = /(\w+): b\.(?:query|mutation)<[^(]*>\(\s*(?:\{\s*\.\.\.)?endpointOf\((\w+)\)/g;

describe('endpoints of the web', () => {
  const endpoints = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(anEndpoint)].map(([, name = '', route = '']) => ({
      name,
      route,
    })),
  );

  it('are all seen', () => {
    const written = files.reduce(
      (sum, file) => sum + readFileSync(path.join(source, file), 'utf8').split('endpointOf(').length - 1,
      0,
    );
    expect(endpoints.length).toBe(written);
    expect(endpoints.length).toBeGreaterThan(60);
  });

  it('are one a route, so that a write has the same effects wherever it is asked for', () => {
    const names = new Map<string, string[]>();
    for (const { name, route } of endpoints) names.set(route, [...(names.get(route) ?? []), name].sort());
    const several = Object.fromEntries([...names].filter(([, all]) => all.length > 1));
    expect(several).toEqual(Object.fromEntries(Object.entries(twice).map(([route, all]) => [route, [...all].sort()])));
  });
});
