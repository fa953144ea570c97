import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { events } from '@mullion/contracts';

const apps = path.resolve(__dirname, '../../apps');
const RECORDED = /\btx\.record\(\s*(?:events\.)?(\w+)/g;

/** The files that record each event, of texts by their paths. */
const placesOf = (files: Readonly<Record<string, string>>): Map<string, string[]> => {
  const places = new Map<string, string[]>();
  for (const [file, text] of Object.entries(files))
    for (const name of new Set(Array.from(text.matchAll(RECORDED), ([, event]) => event as string)))
      places.set(name, [...(places.get(name) ?? []), file]);
  return places;
};

const sources = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(apps, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[^/]+\/src\/.*\.ts$/.test(file) && !file.endsWith('spec.ts'))
      .map((file) => [file, readFileSync(path.join(apps, file), 'utf8')]),
  );

describe('an event', () => {
  it('is recorded in exactly one file', () => {
    const places = placesOf(sources());
    expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
    expect([...places.keys()].sort()).toEqual(Object.keys(events).sort());
  });

  it('that two files record is found', () => {
    const planted = {
      'a/record-truck.ts': 'await tx.record(events.truckChanged, 1, {})',
      'b.ts': 'this.tx.record(\n  truckChanged, 1, {})',
    };
    expect([...placesOf(planted)]).toEqual([['truckChanged', ['a/record-truck.ts', 'b.ts']]]);
  });
});
