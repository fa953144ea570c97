import type { SeedContext } from '@mullion/server-testing';
import { addressKeyOf, addressLine, type AddressParts } from '@mullion/contracts';
import { ReturnableRepository } from '../returnables/returnables.module';

const kinds = [
  {
    name: 'Stovas A',
    code: 'ST-A',
    form: 'stillage',
    length: 1600,
    width: 1850,
    owned: 80,
    deposit: 350,
    for_pallets: false,
  },
  {
    name: 'Paletė 1200',
    code: 'P-12',
    form: 'pallet',
    length: 1200,
    width: 800,
    owned: 220,
    deposit: 18.5,
    for_pallets: true,
  },
  {
    name: 'Ilga paletė',
    code: 'P-24',
    form: 'pallet',
    length: 2400,
    width: 1200,
    owned: 80,
    deposit: 42,
    for_pallets: true,
  },
] as const;

/** What the nth customer was given, of which kind, how many days ago, and what of it came back. */
const given: readonly (readonly [customer: number, kind: number, count: number, daysAgo: number])[] = [
  [0, 0, 4, 112],
  [0, 1, 9, 71],
  [0, 1, 8, 43],
  [0, 0, 2, 7],
  [0, 2, 3, 7],
  [1, 1, 12, 24],
  [1, 0, 3, 24],
  [1, 1, 5, 2],
  [2, 1, 6, 135],
  [2, 1, 7, 96],
  [2, 0, 4, 66],
  [2, 2, 2, 12],
  [3, 1, 18, 69],
  [3, 0, 6, 38],
  [3, 1, 11, 16],
  [4, 0, 5, 47],
  [4, 1, 9, 20],
  [5, 1, 13, 14],
  [5, 2, 2, 14],
  [6, 0, 2, 98],
  [6, 1, 6, 58],
  [6, 1, 4, 27],
];
const back: typeof given = [
  [0, 1, 6, 30],
  [2, 1, 4, 20],
  [3, 0, 2, 9],
  [6, 1, 3, 5],
];

interface Owner extends AddressParts {
  readonly id: number;
  readonly customer_id: number;
  readonly name: string;
}
const DAY_MS = 86_400_000;

/** Kinds of returnables and who has some of them, some for too long. A company that has kinds is left alone. */
export const seedReturnables = async (context: SeedContext, companyId: number): Promise<void> => {
  const owners = await context.database('orders').read<Owner>(
    `SELECT DISTINCT ON (c.id) a.*, c.name FROM customers c JOIN addresses a ON a.customer_id = c.id
     WHERE c.company_id = $1 ORDER BY c.id, a.id`,
    [companyId],
  );
  if (owners.length === 0) return;
  await context.database('dispatch').transaction(null, async (tx) => {
    const present = await tx.query('SELECT 1 FROM returnable_kinds WHERE company_id = $1 LIMIT 1', [companyId]);
    if (present.length > 0) return;
    const made = await tx.query<{ id: number; name: string }>(
      `INSERT INTO returnable_kinds (company_id, name, code, form, length, width, owned, deposit, for_pallets)
       SELECT $1, k.name, k.code, k.form, k.length, k.width, k.owned, k.deposit, k.for_pallets
       FROM jsonb_to_recordset($2::jsonb) AS k (name text, code text, form text, length int, width int, owned int, deposit numeric, for_pallets boolean) RETURNING id, name`,
      [companyId, JSON.stringify(kinds)],
    );
    const kindIds = kinds.map(({ name }) => made.find((row) => row.name === name)?.id ?? 0);
    const returnables = new ReturnableRepository(tx, companyId);
    const holders = await returnables.holders(
      owners.map((owner) => ({
        customer_id: owner.customer_id,
        customer: owner.name,
        address_key: addressKeyOf({
          id: 0 as never,
          delivery_address: owner.id as never,
          address: null,
          customer_id: null,
        }),
        address: addressLine(owner),
      })),
    );
    const move = async ([customer, kind, count, daysAgo]: (typeof given)[number], act: 'given' | 'taken') => {
      const holder = holders[customer];
      const kindId = kindIds[kind];
      if (!holder || !kindId) return;
      await returnables.add({
        ...{ holder_id: holder.id, kind_id: kindId, act, count, reason: '', corrects_id: null },
        moved_on: new Date(context.now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10),
        ...{ truck_id: null, truck: '', departure: null, stop_id: null, user_id: null, user_name: 'Sandėlis' },
      });
    };
    for (const one of given) await move(one, 'given');
    for (const one of back) await move(one, 'taken');
  });
};
