import { routes, type Pallet } from '@mullion/contracts';
import type { MullionClient } from '../../libs/client/src';

/** Rows of the hall: what people call them, and how many racks stand in each. */
const ROWS = [
  ['A', '1 eilė, prie lango', 6],
  ['B', '2 eilė', 6],
  ['C', '3 eilė', 6],
] as const;
/** So many of a pallet's units stand on one rack; the first ones of every pallet are still on their way there. */
const ON_A_RACK = 3;
const NOT_YET = 2;

/** Racks of the hall by the public API, in walking order; those that are there already stay. */
const makeRacks = async (admin: MullionClient): Promise<string[]> => {
  const codes: string[] = [];
  for (const [zone, place, count] of ROWS)
    for (let nth = 1; nth <= count; nth++) {
      const code = `${zone}-${String(nth).padStart(2, '0')}`;
      const walking_order = 100 * (codes.length + 1);
      await admin.call(routes.createRack, { body: { code, zone, place, walking_order } });
      codes.push(code);
    }
  return codes;
};

/** Finished units of these pallets stand on racks, a few of each pallet side by side; what is packed needs none. */
export const fillRacks = async (
  admin: MullionClient,
  packer: MullionClient,
  pallets: readonly Pick<Pallet, 'number'>[],
): Promise<void> => {
  const there = await admin.call(routes.listRacks, { query: { rows: 1 } });
  if (there.total > 0) return;
  const codes = await makeRacks(admin);
  let rack = 0;
  for (const { number } of pallets) {
    if (number === null) continue;
    const { missing } = await packer.call(routes.scanPallet, { params: { barcode: number }, body: {} });
    const ready = missing.slice(NOT_YET);
    for (const [at, product] of ready.entries()) {
      if (at % ON_A_RACK === 0) rack += 1;
      await packer.call(routes.scanAtRack, {
        body: { rack: codes[rack % codes.length] ?? 'A-01', code: product.barcode },
      });
    }
  }
};
