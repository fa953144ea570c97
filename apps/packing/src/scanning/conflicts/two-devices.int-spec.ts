import { randomUUID } from 'node:crypto';
import { correctedOccurrence, listScanConflicts, scanPallet, scanProduct } from '@mullion/contracts';
import { people, type TestReply } from '@mullion/server-testing';
import { PackingWorld } from '../../testing/packing-world';

const PALLETS = 10;
const PRODUCTS_EACH = 24;
/** Each device scans every product and then every pallet: 500 scans of two. */
const SCANS = 2 * (PALLETS * PRODUCTS_EACH + PALLETS);
const AWAY_MS = 40 * 60_000;
const HOUR_MS = 3_600_000;
/** Of every seven answers one is lost on its way, so that the scan is sent again. */
const LOST = 7;

let world: PackingWorld;
beforeAll(async () => void (world = await PackingWorld.open()));
afterAll(() => world.close());

interface Envelope {
  readonly id: string;
  readonly target: string;
  /** By the clock of the device. */
  readonly madeAt: number;
  readonly trulyAt: number;
  readonly scan:
    | { readonly kind: 'product'; readonly pallet: number; readonly barcode: string }
    | { readonly kind: 'pallet'; readonly number: string };
}

/**
 * A scanner that was away: what it kept is sent in order within a target, targets side by side, until each scan has an
 * answer.
 */
class Device {
  private readonly terminal = randomUUID();
  private sent = 0;
  readonly answers = new Map<string, TestReply<unknown>>();

  constructor(
    private readonly person: ReturnType<typeof people.packer>,
    private readonly clockOffMs: number,
    private readonly truck: number,
  ) {}

  keep(scans: readonly Envelope['scan'][], awaySince: number): Envelope[] {
    return scans.map((scan, index) => {
      const trulyAt = awaySince + Math.round((AWAY_MS * index) / scans.length);
      const target = scan.kind === 'product' ? `pallet:${scan.pallet}` : 'truck';
      return { id: randomUUID(), target, trulyAt, madeAt: trulyAt + this.clockOffMs, scan };
    });
  }

  async send(kept: readonly Envelope[]): Promise<void> {
    const targets = new Set(kept.map(({ target }) => target));
    await Promise.all(
      [...targets].map((target) => this.inOrder(kept.filter((envelope) => envelope.target === target))),
    );
  }

  private async inOrder(envelopes: readonly Envelope[]): Promise<void> {
    for (const envelope of envelopes)
      for (let answer = await this.attempt(envelope); ; answer = await this.attempt(envelope)) {
        this.sent += 1;
        if (this.sent % LOST === 0) continue;
        this.answers.set(envelope.id, answer);
        break;
      }
  }

  private attempt({ id, madeAt, scan }: Envelope): Promise<TestReply<unknown>> {
    const now = Date.now();
    // what the gateway makes of the two moments of the device
    const occurrence = correctedOccurrence(
      { occurredAt: madeAt, sentAt: now + this.clockOffMs, terminal: this.terminal },
      now,
    );
    const options = { idempotencyKey: id, occurrence };
    return scan.kind === 'product'
      ? world
          .api(scanProduct)
          .as(this.person)
          .with(options)
          .send({ params: { pallet: scan.pallet, barcode: scan.barcode } })
      : world
          .api(scanPallet)
          .as(this.person)
          .with(options)
          .send({ params: { barcode: scan.number }, body: { truck_id: this.truck } });
  }
}

/** Ten prepared pallets of one truck with their products. */
const loadOf = async (truck: number) => {
  const pallets: { id: number; barcodes: string[] }[] = [];
  for (let made = 0; made < PALLETS; made += 1) {
    const { products } = await world.order(Array.from({ length: PRODUCTS_EACH }, () => ({ depth: 60 })));
    const id = await world.pallet([products[0]!], { status: 1, truck_id: truck });
    const ids = products.map((product) => product.id);
    await world.service.sql('UPDATE placement SET pallet_id = $1, x = 30, y = 30 WHERE product_id = ANY($2)', [
      id,
      ids,
    ]);
    await world.service.sql('UPDATE pallet SET products_count = $2 WHERE id = $1', [id, PRODUCTS_EACH]);
    pallets.push({ id, barcodes: products.map(({ barcode }) => barcode) });
  }
  return pallets;
};

describe('two devices that were away at the same truck', () => {
  it('BEY-02a bring 500 scans back, one with its clock an hour wrong: each took effect once or stands in the list', async () => {
    await world.truck(7, 'Oslo');
    const pallets = await loadOf(7);
    const scans = pallets.flatMap(({ id, barcodes }) =>
      barcodes.map((barcode) => ({ kind: 'product' as const, pallet: id, barcode })),
    );
    const onTruck = pallets.map(({ id }) => ({ kind: 'pallet' as const, number: `N${id}` }));
    const second = {
      ...people.packer(),
      user_id: 8 as ReturnType<typeof people.packer>['user_id'],
      user_name: 'Packer 2',
    };
    const devices = [new Device(people.packer(), 0, 7), new Device(second, HOUR_MS, 7)] as const;
    const awaySince = Date.now() - AWAY_MS;
    const kept = [
      devices[0].keep([...scans, ...onTruck], awaySince),
      devices[1].keep([...scans.toReversed(), ...onTruck], awaySince),
    ] as const;

    // meanwhile the office has moved on: a pallet is on no truck, another is not prepared any more, a product has gone
    // to another pallet
    const [first, last] = [pallets[0]!, pallets.at(-1)!];
    await world.service.sql('UPDATE pallet SET truck_id = NULL WHERE id = $1', [first.id]);
    await world.service.sql('UPDATE pallet SET status = 0 WHERE id = $1', [last.id]);
    await world.service.sql(
      `UPDATE placement SET pallet_id = $1 FROM product_copy c WHERE c.id = product_id AND c.barcode = $2`,
      [first.id, pallets[1]?.barcodes[0]],
    );
    await Promise.all([devices[0].send(kept[0]), devices[1].send(kept[1])]);

    const answers = new Map([...devices[0].answers, ...devices[1].answers]);
    expect(answers.size).toBe(SCANS);
    const all = [...kept[0], ...kept[1]];
    const effective = all.filter(({ id }) => answers.get(id)?.problem === null);
    const refused = all.filter(({ id }) => answers.get(id)?.problem !== null);
    const listed = await Promise.all(
      [1, 2].map((page) =>
        world
          .api(listScanConflicts)
          .as(people.planner())
          .ok({ query: { page, rows: 200 } }),
      ),
    );
    const conflicts = listed.flatMap(({ data }) => data);
    // nothing else: what has no effect is in the list, once
    expect(
      refused.map(({ id }) => Number(answers.get(id)?.problem?.params?.['conflict'])).sort((a, b) => a - b),
    ).toEqual(conflicts.map(({ id }) => id).sort((a, b) => a - b));
    expect(effective.length + conflicts.length).toBe(SCANS);
    // each effect is of another product or pallet, and stands in the rows and in the history once
    const names = effective.map(({ scan }) => (scan.kind === 'product' ? scan.barcode : scan.number));
    expect(new Set(names).size).toBe(names.length);
    const [loaded] = await world.service.sql<{ products: number; counted: number; lines: number; pallets: number }>(
      `SELECT (SELECT count(*)::int FROM placement WHERE loaded_at IS NOT NULL) AS products, (SELECT sum(loaded_count)::int FROM pallet) AS counted,
         (SELECT count(*)::int FROM status_change WHERE table_name = 'placements') AS lines, (SELECT count(*)::int FROM pallet WHERE status = 3) AS pallets`,
    );
    const products = effective.filter(({ scan }) => scan.kind === 'product').length;
    expect(loaded).toEqual({ products, counted: products, lines: products, pallets: PALLETS - 2 });
    // the time of each scan is right, whatever the clock of its device says
    const trulyAt = new Map(
      refused.map(({ id, trulyAt: at }) => [Number(answers.get(id)?.problem?.params?.['conflict']), at]),
    );
    const offs = conflicts.map(({ id, made_at }) => Math.abs(Date.parse(made_at) - (trulyAt.get(id) ?? 0)));
    expect(Math.max(...offs)).toBeLessThan(HOUR_MS / 2);
    const moments = await world.service.sql<{ made_at: Date }>(
      `SELECT made_at FROM status_change WHERE made_at IS NOT NULL`,
    );
    for (const { made_at } of moments) expect(made_at.getTime()).toBeLessThan(Date.now());
    expect(Math.min(...moments.map(({ made_at }) => made_at.getTime()))).toBeGreaterThanOrEqual(awaySince);
  });
});
