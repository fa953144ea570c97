import fc from 'fast-check';
import {
  type ProductFacts,
  refusalByFacts,
  statusOfProduct,
  acceptDelivery,
  acceptDeparture,
  withManualStatus,
  acceptPlacement,
  acceptProduction,
  acceptRecall,
} from './product-facts';

const fresh: ProductFacts = {
  manual_status: 0,
  manual_production_version: 0,
  production_status: 0,
  production_version: 0,
  pallet_id: null,
  loaded_at: null,
  placement_version: 0,
  departed_truck_id: null,
  departure: null,
  departed_at: null,
  delivered_at: null,
};
const scanned = (facts: ProductFacts, version: number) =>
  acceptPlacement(facts, { pallet_id: 7, loaded_at: '2026-11-20T10:00:00Z', version });
const unscanned = (facts: ProductFacts, version: number) =>
  acceptPlacement(facts, { pallet_id: 7, loaded_at: null, version });
const left = (facts: ProductFacts, departure = 1) =>
  acceptDeparture(facts, { truckId: 3, departure, at: `2026-11-2${departure}T10:00:00Z` });

describe('the status of a product', () => {
  it('is loaded when scanned, and what it was when that is undone', () => {
    const loaded = scanned(withManualStatus(fresh, 8), 1);
    expect(statusOfProduct(loaded)).toBe(13);
    expect(statusOfProduct(unscanned(loaded, 2))).toBe(8);
  });

  it('stays loaded when production says "made" after the scan, and falls back to made', () => {
    const loaded = scanned(acceptProduction(withManualStatus(fresh, 6), { status: 6, version: 1 }), 1);
    const made = acceptProduction(loaded, { status: 8, version: 2 });
    expect(statusOfProduct(made)).toBe(13);
    expect(statusOfProduct(unscanned(made, 2))).toBe(8);
  });

  it('is after a recall what it was before the departure, scanned or not', () => {
    for (const before of [
      scanned(withManualStatus(fresh, 8), 1),
      unscanned(withManualStatus(fresh, 8), 1),
      withManualStatus(fresh, 15),
    ]) {
      const away = left(before);
      expect(statusOfProduct(away)).toBe(Math.max(14, before.manual_status));
      expect(statusOfProduct(acceptRecall(away, { truckId: 3, departure: 1 }))).toBe(statusOfProduct(before));
    }
  });

  it('BEY-26 is delivered at its stop, once, on the departure it is on; a recall takes that back too', () => {
    const delivered = (facts: ProductFacts, departure = 1, at = '2026-11-21T12:00:00Z') =>
      acceptDelivery(facts, { truckId: 3, departure, at });
    const away = left(scanned(withManualStatus(fresh, 8), 1));
    const there = delivered(away);
    expect(statusOfProduct(there)).toBe(15);
    expect(delivered(there, 1, '2026-11-22T12:00:00Z')).toBe(there);
    for (const other of [
      delivered(left(away, 2)),
      acceptDelivery(away, { truckId: 4, departure: 1, at: '2026-11-20T12:00:00Z' }),
    ])
      expect(statusOfProduct(other)).toBe(14);
    expect(refusalByFacts(there, 14)).toBe('status.departed');
    expect(statusOfProduct(acceptRecall(there, { truckId: 3, departure: 1 }))).toBe(13);
    expect(statusOfProduct(left(there, 2))).toBe(14);
    expect(statusOfProduct(delivered(left(withManualStatus(fresh, 99))))).toBe(99);
  });

  it('BEY-26 is delivered also when the departure is heard of after the delivery', () => {
    const at = '2026-11-21T12:00:00Z';
    const early = acceptDelivery(scanned(withManualStatus(fresh, 8), 1), { truckId: 3, departure: 1, at });
    expect(statusOfProduct(early)).toBe(15);
    const inOrder = acceptDelivery(left(scanned(withManualStatus(fresh, 8), 1)), { truckId: 3, departure: 1, at });
    expect(left(early)).toEqual(inOrder);
    expect(statusOfProduct(acceptDelivery(left(withManualStatus(fresh, 8)), { truckId: 3, departure: 2, at }))).toBe(
      15,
    );
  });

  it('stays where a person has put it above the facts: cancelled, delivered', () => {
    expect(statusOfProduct(left(scanned(withManualStatus(fresh, 99), 1)))).toBe(99);
    expect(statusOfProduct(left(withManualStatus(fresh, 15)))).toBe(15);
  });

  it('is what a person lowered it to until production says something newer', () => {
    const lowered = withManualStatus(acceptProduction(fresh, { status: 8, version: 3 }), 4);
    expect(statusOfProduct(lowered)).toBe(4);
    expect(statusOfProduct(acceptProduction(lowered, { status: 8, version: 3 }))).toBe(4);
    expect(statusOfProduct(acceptProduction(lowered, { status: 6, version: 4 }))).toBe(6);
  });

  it('is not set by hand against the scanners and the trucks, and each refusal says why', () => {
    expect(refusalByFacts(withManualStatus(fresh, 8), 13)).toBe('status.not_on_pallet');
    expect(refusalByFacts(unscanned(fresh, 1), 13)).toBe('status.loaded_by_scanning');
    expect(refusalByFacts(scanned(fresh, 1), 8)).toBe('status.loaded');
    expect(refusalByFacts(left(scanned(fresh, 1)), 13)).toBe('status.departed');
    expect(refusalByFacts(left(fresh), 15)).toBeNull();
    expect(refusalByFacts(fresh, 99)).toBeNull();
  });
});

/** One event; departures of one truck happen in the order 1, recall 1, 2, … by their moments, whenever they arrive. */
type FactChange = (facts: ProductFacts, recalled: Map<number, number>) => ProductFacts;
const placement =
  (version: number, loaded: boolean): FactChange =>
  (facts) =>
    loaded ? scanned(facts, version) : unscanned(facts, version);
const production =
  (version: number, status: number): FactChange =>
  (facts) =>
    acceptProduction(facts, { status, version });
/** As the table of trucks answers: a departure that was taken back is late, and so is the one before another. */
const upTo = (recalled: Map<number, number>, truckId: number, departure: number) =>
  recalled.set(truckId, Math.max(recalled.get(truckId) ?? 0, departure)).get(truckId) ?? 0;
const departs =
  (truckId: number, departure: number, day: number): FactChange =>
  (facts, recalled) =>
    departure > upTo(recalled, truckId, departure - 1)
      ? acceptDeparture(facts, { truckId, departure, at: new Date(Date.UTC(2026, 10, day)).toISOString() })
      : facts;
const delivers =
  (truckId: number, departure: number, day: number): FactChange =>
  (facts, recalled) =>
    departure > upTo(recalled, truckId, departure - 1)
      ? acceptDelivery(facts, { truckId, departure, at: new Date(Date.UTC(2026, 10, day, 12)).toISOString() })
      : facts;
const recall =
  (truckId: number, departure: number): FactChange =>
  (facts, recalled) => {
    upTo(recalled, truckId, departure);
    return acceptRecall(facts, { truckId, departure });
  };

/** A life of a product: versions rise, and a truck leaves with it only after the one before has been called back. */
const life = fc
  .record({
    loaded: fc.array(fc.boolean(), { maxLength: 4 }),
    production: fc.array(fc.constantFrom(0, 4, 6, 8), { maxLength: 4 }),
    trucks: fc.array(fc.constantFrom(1, 2), { maxLength: 4 }),
    isAway: fc.boolean(),
    isDelivered: fc.boolean(),
    manual: fc.constantFrom(0, 6, 10, 99),
  })
  .map(({ loaded, production: inOrder, trucks, isAway, isDelivered, manual }) => {
    const count = new Map<number, number>();
    const departures = trucks.flatMap((truck, at) => {
      const number = (count.get(truck) ?? 0) + 1;
      count.set(truck, number);
      const isLast = at === trucks.length - 1;
      const delivery = isDelivered ? [delivers(truck, number, at + 1)] : [];
      return [departs(truck, number, at + 1), ...delivery, ...(isLast && isAway ? [] : [recall(truck, number)])];
    });
    const changes: FactChange[] = [
      ...loaded.map((one, at) => placement(at + 1, one)),
      ...inOrder.map((status, at) => production(at + 1, status)),
      ...departures,
    ];
    return { start: withManualStatus(fresh, manual), changes };
  });
const after = (start: ProductFacts, changes: readonly FactChange[]): ProductFacts => {
  const recalled = new Map<number, number>();
  return changes.reduce((facts, one) => one(facts, recalled), start);
};

it('any order of events, each coming once or often, gives the same facts and the same status', () => {
  fc.assert(
    fc.property(
      life.chain(({ start, changes }) => {
        const indexes = changes.map((_one, at) => at);
        return fc.record({
          start: fc.constant(start),
          changes: fc.constant(changes),
          order: fc.tuple(
            fc.shuffledSubarray(indexes, { minLength: changes.length }),
            fc.array(fc.nat(Math.max(0, changes.length - 1)), { maxLength: 8 }),
          ),
        });
      }),
      ({ start, changes, order: [once, again] }) => {
        const shuffled = [...again.slice(0, again.length / 2), ...once, ...again].flatMap((at) => changes[at] ?? []);
        const [inOrder, mixed] = [after(start, changes), after(start, shuffled)];
        expect(mixed).toEqual(inOrder);
        expect(statusOfProduct(mixed)).toBe(statusOfProduct(inOrder));
      },
    ),
    { numRuns: 1_000 },
  );
});
