import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the product is about; a kit would serve any other as well. */
const DOMAIN = [
  'pallet',
  'truck',
  'order',
  'product',
  'customer',
  'vehicle',
  'rack',
  'glass',
  'supplier',
  'departure',
  'center',
];
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** Names and texts in a file, by the words they are made of: `palletOf`, `pallet_id`, `'pallets.get'`. */
const domainIn = (text: string): readonly string[] => {
  const words = withoutComments(text)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  return DOMAIN.filter((word) => words.includes(word) || words.includes(`${word}s`)).toSorted();
};

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
);

describe('kits', () => {
  it('know no pallet, truck or order: no name and no text in them says one', () => {
    const found = files.flatMap((file) => {
      const words = domainIn(readFileSync(path.join(__dirname, file), 'utf8'));
      return words.length === 0 ? [] : [`${file}: ${words.join(', ')}`];
    });
    expect(files.length).toBeGreaterThan(80);
    expect(found).toEqual([]);
  });

  it('are looked at by the words of names and texts, not of comments', () => {
    expect(
      domainIn("const palletOf = (row: { truck_id: number }) => get('customers.list', row); // of a product"),
    ).toEqual(['customer', 'pallet', 'truck']);
    expect(domainIn("import type { ListedOrder } from '@mullion/contracts'; const workCenter = 1;")).toEqual([
      'center',
      'order',
    ]);
    expect(domainIn('const { order } = view; const production = placement;')).toEqual(['order']);
    expect(domainIn("const tag = { type: 'order' }; const by = view.orderBy;")).toEqual(['order']);
  });
});
