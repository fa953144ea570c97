import { randomUUID } from 'node:crypto';
import {
  listScanConflicts,
  resolveScanConflict,
  scanProduct,
  type AnyRoute,
  type Occurrence,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import type { PackingWorld } from './packing-world';

export const TERMINAL = '11111111-1111-4111-8111-111111111111';
export const MINUTE_MS = 60_000;

/** A scan of minutes ago, which its terminal sends only now. */
export const performedOffline = (minutes = 30): Occurrence => ({
  at: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
  waited_ms: minutes * MINUTE_MS,
  terminal: TERMINAL,
});

export const onto = (pallet: number, barcode: string) => ({ params: { pallet, barcode } });

/** What a packer who was away sends, and asks of the conflicts that come of it. */
export const conflictCalls = (world: () => PackingWorld) => {
  const packer = people.packer();
  const away = <R extends AnyRoute>(route: R, key: string, who = packer) =>
    world().api(route).as(who).with({ idempotencyKey: key, occurrence: performedOffline() });
  return {
    away,
    open: (query: object = {}, who = packer) => world().api(listScanConflicts).as(who).ok({ query }),
    resolve: (id: number, body: object, who = packer) =>
      world().api(resolveScanConflict).as(who).send({ params: { id }, body }),
    loadedOn: async (pallet: number) =>
      (
        await world().service.sql<{ loaded_count: number }>('SELECT loaded_count FROM pallet WHERE id = $1', [pallet])
      )[0]?.loaded_count,
    /** A product that was scanned for `here` while there was no network, and is planned on `there` by now. */
    planMovedOn: async () => {
      const { products } = await world().order([{}, {}]);
      const [a, b] = products as [(typeof products)[0], (typeof products)[0]];
      const here = await world().pallet([a], { status: 1 });
      const there = await world().pallet([b], { status: 1 });
      const key = randomUUID();
      const refused = await away(scanProduct, key).send(onto(here, b.barcode));
      return { here, there, product: b, key, refused, id: Number(refused.problem?.params?.conflict) };
    },
  };
};
