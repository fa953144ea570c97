import type { SeedContext } from '@mullion/server-kit';

/**
 * Demo packing types (packing-model.md, Sizes); three pallets of 790 mm stand side by side in the demo's truck, with 50
 * mm between them. Companies 1 and 7 have the same three; ids are fixed, as identity's seed names them.
 */
const sizes = [
  { description: 'Standard', width: 1000, narrower: [790, 900], longest: 2400, max_height: 2520, max_weight: 2000 },
  { description: 'Narrow', width: 800, narrower: [], longest: 2400, max_height: 2520, max_weight: 2000 },
  { description: 'Tall frames', width: 1200, narrower: [1000], longest: 3200, max_height: 2900, max_weight: 2500 },
] as const;
const firstIds = new Map([
  [1, 1],
  [7, 4],
]);
const TRUCK = { length: 13_600, width: 2480, height: 3000 } as const;

/** Packing types of the demo companies. */
export const seed = async (ctx: SeedContext): Promise<void> => {
  await ctx.database('packing').transaction(null, async (tx) => {
    for (const [companyId, firstId] of firstIds) {
      for (const [index, size] of sizes.entries()) {
        await tx.query(
          `INSERT INTO packing_type (id, company_id, description, allow_different_orders, pallet_height, pallet_width, pallet_weight,
             spacing_between, spacing_ends, spacing_sides, max_weight, max_height, longest_pallet, truck_height, truck_length, truck_width,
             default_truck_spacing, narrower_widths)
           VALUES ($1, $2, $3, true, 120, $4, 2000, 10, 30, 30, $5, $6, $7, $8, $9, $10, 50, $11) ON CONFLICT DO NOTHING`,
          [
            firstId + index,
            companyId,
            size.description,
            size.width,
            size.max_weight,
            size.max_height,
            size.longest,
            TRUCK.height,
            TRUCK.length,
            TRUCK.width,
            size.narrower,
          ],
        );
      }
    }
    await tx.query(`SELECT setval(pg_get_serial_sequence('packing_type', 'id'), (SELECT max(id) FROM packing_type))`);
  });
  ctx.log(`packing types of ${firstIds.size} companies`);
};
