import { palletStatus } from '@mullion/contracts';
import { judgePalletScan, judgeProductScan, type ScannedUnit } from '@mullion/packing-model';
import type { Tx } from '@mullion/server-kit';
import { PackingWorld } from '../testing/packing-world';
import { ScanRepository } from './scan.repository';

let world: PackingWorld;
beforeAll(async () => {
  world = await PackingWorld.open();
});
afterAll(() => world.close());

const who = { user_id: 1, user_name: 'Packer' };
const statuses = Object.values(palletStatus);

/** Does something and takes it all back. @returns what it gave */
const tried = async <Result>(work: (tx: Tx, scans: ScanRepository) => Promise<Result>): Promise<Result> => {
  const done: Result[] = [];
  const isUndone = new Error('taken back');
  await world.service.database
    .inTransaction(async (tx) => {
      done.push(await work(tx, new ScanRepository(tx, 1)));
      throw isUndone;
    })
    .catch((error: unknown) => {
      if (error !== isUndone) throw error;
    });
  return done[0] as Result;
};

describe('the statements that judge a plain scan', () => {
  it.each(['stands here', 'is loaded here', 'is scrapped here', 'stands on another pallet', 'is unplaced'])(
    'load a product that %s on exactly the pallets on which the rule would load it',
    async (standing) => {
      const { products } = await world.order([{}, {}]);
      const [here, there] = [
        await world.pallet([products[0]!], { status: 1 }),
        await world.pallet([products[1]!], { status: 1 }),
      ];
      const [free] = (await world.order([{}])).products;
      const scanned =
        standing === 'stands on another pallet' ? products[1]! : standing === 'is unplaced' ? free! : products[0]!;
      const palletId = standing === 'stands on another pallet' ? there : standing === 'is unplaced' ? null : here;
      const isLoaded = standing === 'is loaded here';
      const isScrapped = standing === 'is scrapped here';
      const judged: unknown[] = [];
      const written: unknown[] = [];
      for (const status of statuses) {
        const unit: ScannedUnit = {
          ...scanned,
          pallet_id: palletId,
          loaded_at: isLoaded ? 'before' : null,
          scrapped: isScrapped,
        };
        const target = { id: here, status, products: palletId === here ? [unit] : [] };
        judged.push([
          status,
          judgeProductScan(target, unit, palletId === there ? { status: palletStatus.prepared } : null).kind ===
            'loaded',
        ]);
        const loaded = await tried(async (tx, scans) => {
          await tx.query('UPDATE pallet SET status = $2 WHERE id = $1', [here, status]);
          await tx.query(
            'UPDATE placement SET loaded_at = CASE WHEN $2 THEN now() END, scrapped = $3 WHERE product_id = $1',
            [scanned.id, isLoaded, isScrapped],
          );
          return scans.loadProduct({
            palletId: here,
            barcode: scanned.barcode,
            who,
            requestId: 'r',
            stampPrefix: 'packing:1:',
            key: null,
          });
        });
        written.push([status, loaded !== null]);
      }
      expect(written).toEqual(judged);
    },
  );

  it('load a pallet at exactly the truck and in the statuses in which the rule would load it', async () => {
    const id = await world.pallet((await world.order([{}])).products, { status: 1 });
    const judged: unknown[] = [];
    const written: unknown[] = [];
    for (const status of statuses)
      for (const truckId of [7, 8, null]) {
        judged.push([status, truckId, judgePalletScan({ status, truck_id: truckId }, 7) === 'loaded']);
        const loaded = await tried(async (tx, scans) => {
          await tx.query('UPDATE pallet SET status = $2, truck_id = $3 WHERE id = $1', [id, status, truckId]);
          return scans.loadPallet(`N${id}`, 7, who);
        });
        written.push([status, truckId, loaded !== null]);
      }
    expect(written).toEqual(judged);
  });
});
