import { importDatabase, purgeNames, namingKeys } from './purge-names';

it('LOG-01 signed out, the browser keeps no name of a customer; what is of the device stays', () => {
  const kept = new Map([
    [`${namingKeys.recent}:5`, '[{"kind":"customer","title":"UAB Langai"}]'],
    [`${namingKeys.recent}:7`, '[]'],
    [namingKeys.unsignedReason, 'nobody at UAB Langai'],
    ['mullion-terminal', '{}'],
  ]);
  const store = {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
  const deleted: string[] = [];
  purgeNames(store, { deleteDatabase: (name) => deleted.push(name) as never });
  expect(deleted).toEqual([importDatabase]);
  expect([...kept.keys()]).toEqual(['mullion-terminal']);
});
