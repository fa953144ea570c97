import type { StatusRight } from '@mullion/contracts';

type Table = StatusRight['table_name'];
type DemoStatusRight = Pick<StatusRight, 'table_name' | 'user_type' | 'before' | 'after'>;
type Moves = readonly (readonly [before: number, after: number])[];

const statuses: Readonly<Record<Table, readonly number[]>> = {
  orders: [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 99],
  products: [0, 4, 6, 8, 10, 13, 14, 15, 99],
  pallets: [0, 1, 2, 3, 4],
  trucks: [0, 1, 2, 3, 4, 5],
};

const between = (table: Table, from: number, to: number): number[] =>
  statuses[table].filter((status) => status >= from && status <= to);
const pairs = (list: readonly number[], keep: (before: number, after: number) => boolean): Moves =>
  list.flatMap((before) =>
    list.filter((after) => after !== before && keep(before, after)).map((after) => [before, after] as const),
  );
const any = (table: Table, from = 0, to = 99): Moves => pairs(between(table, from, to), () => true);
const up = (table: Table, from: number, to: number): Moves =>
  pairs(between(table, from, to), (before, after) => after > before);

const administrator = 1;
const planner = 2;
const manager = 3;
const packer = 4;
const worker = 5;

/**
 * Who may move what: planners plan and cancel, managers follow the order to its delivery, packers pack and load,
 * workers make.
 */
const moves: readonly (readonly [Table, StatusRight['user_type'], Moves])[] = [
  ['orders', administrator, any('orders')],
  ['products', administrator, any('products')],
  ['pallets', administrator, any('pallets')],
  ['trucks', administrator, any('trucks')],
  [
    'orders',
    planner,
    [
      ...any('orders', 0, 10),
      ...up('orders', 10, 15),
      ...between('orders', 0, 5).map((before) => [before, 99] as const),
      [99, 0],
    ],
  ],
  [
    'products',
    planner,
    [...any('products', 0, 13), ...between('products', 0, 6).map((before) => [before, 99] as const), [99, 0]],
  ],
  ['pallets', planner, any('pallets', 0, 3)],
  ['trucks', planner, any('trucks')],
  ['orders', manager, [...up('orders', 0, 15), [14, 13], [13, 10]]],
  ['products', manager, [...up('products', 0, 15), [13, 10]]],
  ['pallets', manager, any('pallets', 0, 3)],
  ['trucks', manager, [...up('trucks', 0, 5), [4, 3], [3, 2], [2, 1]]],
  ['orders', packer, up('orders', 8, 14)],
  ['products', packer, [...up('products', 6, 13), [13, 10]]],
  ['pallets', packer, [...up('pallets', 0, 3), [2, 1], [3, 2]]],
  ['trucks', packer, up('trucks', 1, 4)],
  ['orders', worker, up('orders', 4, 8)],
  ['products', worker, up('products', 0, 8)],
  ['pallets', worker, up('pallets', 1, 2)],
];

/** The matrix of a demo manufacturer. Type 0 needs no row, type 6 has none. */
export const demoStatusRights = (): DemoStatusRight[] =>
  moves.flatMap(([table_name, user_type, list]) =>
    list.map(([before, after]) => ({ table_name, user_type, before, after })),
  );
