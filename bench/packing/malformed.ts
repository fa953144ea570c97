import path from 'node:path';
import { STANDARD } from './own/draw-orders';

const product = {
  id: 1,
  order: 'O1',
  address: 'A1',
  category: 1,
  width: 900,
  height: 1200,
  depth: 70,
  weight: 40,
  can_be_flipped: true,
};
const pallet = { id: 1, length: 1000, width: 800, height: 1500, weight: 300, dispatch_priority: 1, allow_turn: true };
const truck = { length: 13600, width: 2480, between_pallets: 50 };

/** What is wrong, and the file's text; null when there is no file. */
export function malformedInstances(): [string, string | null][] {
  const pallets = (settings: object, ...products: unknown[]) =>
    JSON.stringify({ settings: { ...STANDARD, ...settings }, products });
  const floor = (given: object, ...list: unknown[]) => JSON.stringify({ truck: { ...truck, ...given }, pallets: list });
  const { width: _, ...narrow } = product;
  return [
    ['no file', null],
    ['empty', ''],
    ['no JSON', '{"settings": {'],
    ['a list', '[]'],
    ['null', 'null'],
    ['neither kind', '{}'],
    ['no products', JSON.stringify({ settings: STANDARD })],
    ['settings that are no object', JSON.stringify({ settings: 5, products: [] })],
    ['no longest length', pallets({ pallet_length: undefined }, product)],
    ['a height of text', pallets({ max_height: '2520' }, product)],
    ['a negative spacing', pallets({ spacing_between: -1 }, product)],
    ['a product without width', pallets({}, narrow)],
    ['a product of half a millimetre', pallets({}, { ...product, depth: 70.5 })],
    ['a product that is null', pallets({}, null)],
    ['a negative mass', pallets({}, { ...product, weight: -1 })],
    ['an id twice', pallets({}, product, product)],
    ['a flip that is neither', pallets({}, { ...product, can_be_flipped: 'yes' })],
    ['standard lengths of text', pallets({ standard_lengths: ['800'] }, product)],
    [
      'a locked product that is not there',
      JSON.stringify({
        settings: STANDARD,
        products: [product],
        fixed: [{ id: 9, pallet: '1', x: 30, y: 30, z: 0, is_flipped: false }],
      }),
    ],
    ['a product of a thousand kilometres', pallets({}, { ...product, width: 1e9 })],
    [
      'a locked product that stands outside its pallet',
      JSON.stringify({
        settings: STANDARD,
        products: [product],
        fixed: [{ id: product.id, pallet: '1', x: 9000, y: 30, z: 0 }],
      }),
    ],
    ['a truck without width', floor({ width: undefined }, pallet)],
    ['a floor of no pallets list', JSON.stringify({ truck })],
    ['a pallet of no length', floor({}, { ...pallet, length: 0 })],
    ['a pallet twice', floor({}, pallet, pallet)],
  ];
}

/** What is wrong, and the arguments; OUT is where the plan would go. */
export function malformedCalls(instance: string, folder: string): [string, string[]][] {
  return [
    ['no instance', ['--out', 'OUT']],
    ['nowhere to write', ['--instance', instance]],
    ['seconds of text', ['--instance', instance, '--out', 'OUT', '--seconds', 'two']],
    ['negative seconds', ['--instance', instance, '--out', 'OUT', '--seconds', '-1']],
    ['half an iteration', ['--instance', instance, '--out', 'OUT', '--seconds', '1', '--iterations', '0.5']],
    ['an unknown option', ['--instance', instance, '--out', 'OUT', '--second', '1']],
    [
      'a folder that is not there',
      ['--instance', instance, '--out', path.join(folder, 'none', 'plan.json'), '--seconds', '0.1'],
    ],
  ];
}
