import { mayPerform, nextActs, turnOf, progressOf, progressSteps, type ProgressSubject } from './next-step';

const order = (over: object) =>
  progressOf({
    kind: 'order',
    status: 6,
    pal_status: 0,
    truck_id: null,
    products: [{ status: 6, pallet_id: 1 }],
    ...over,
  });
const pallet = (over: object) =>
  progressOf({ kind: 'pallet', status: 0, truck_id: null, products_count: 3, fictive: false, errors: [], ...over });
const loads = (...statuses: number[]) => statuses.map((status, at) => ({ pallet_id: at + 1, status, state: 'placed' }));
const truck = (over: object) => progressOf({ kind: 'truck', status: 1, departing: false, pallets: loads(3), ...over });

describe('the next step', () => {
  it('of an order goes from its products to the departure', () => {
    const steps = [
      order({ products: [] }),
      order({ products: [{ status: 99, pallet_id: null }] }),
      order({}),
      order({ pal_status: 1 }),
      order({ pal_status: 2 }),
      order({ pal_status: 2, truck_id: 4 }),
      order({ pal_status: 2, status: 13 }),
      order({ pal_status: 2, truck_id: 4, status: 13 }),
      order({ pal_status: 3, truck_id: 4, status: 14 }),
    ];
    expect(steps.map(({ done, next }) => [done, next])).toEqual([
      [0, 'products'],
      [0, 'products'],
      [1, 'plan'],
      [1, 'pack'],
      [2, 'truck'],
      [2, 'scan'],
      [3, 'truck'],
      [3, 'load'],
      [5, null],
    ]);
    expect(order({ status: 99, pal_status: 2 })).toMatchObject({ done: 0, next: null });
  });

  it('of an order is the departure once all its pallets are loaded on its truck, whatever else stands there', () => {
    const onTwo = [1, 2, 2].map((pallet_id) => ({ status: 13, pallet_id }));
    const of = (loaded: object, over: object = {}) =>
      order({ pal_status: 2, truck_id: 4, status: 13, products: onTwo, ...loaded, ...over });
    const steps = [
      of({}),
      of({ loads: loads(3, 2, 3) }),
      of({ loads: loads(3) }),
      of({ loads: loads(3, 3).map((load) => ({ ...load, state: 'leaving' })) }),
      of({ loads: loads(3, 3, 1) }),
      // a pallet may be loaded before all on it is scanned
      of({ loads: loads(3, 3) }, { status: 8, products: onTwo.map((product) => ({ ...product, status: 8 })) }),
      of(
        { loads: loads(3) },
        {
          products: [
            { status: 13, pallet_id: 1 },
            { status: 99, pallet_id: null },
            { status: 14, pallet_id: 7 },
          ],
        },
      ),
      of(
        { loads: loads(3) },
        {
          products: [
            { status: 13, pallet_id: 1 },
            { status: 8, pallet_id: null },
          ],
        },
      ),
    ];
    expect(steps.map(({ done, next }) => [done, next])).toEqual([
      [3, 'load'],
      [3, 'load'],
      [3, 'load'],
      [3, 'load'],
      [4, 'depart'],
      [4, 'depart'],
      [4, 'depart'],
      [3, 'load'],
    ]);
  });

  it('of a pallet goes from its products to the departure; one that breaks a rule is mended first', () => {
    const steps = [
      pallet({ products_count: 0 }),
      pallet({ products_count: 0, fictive: true }),
      pallet({ errors: [{}] }),
      pallet({}),
      pallet({ status: 1 }),
      pallet({ status: 2 }),
      pallet({ status: 2, truck_id: 4 }),
      pallet({ status: 3, truck_id: 4 }),
      pallet({ status: 4, truck_id: 4 }),
    ];
    expect(steps.map(({ done, next }) => [done, next])).toEqual([
      [1, 'pack'],
      [2, 'prepare'],
      [2, 'mend'],
      [2, 'prepare'],
      [2, 'scan'],
      [3, 'truck'],
      [3, 'load'],
      [4, 'depart'],
      [5, null],
    ]);
  });

  it('of a truck names the first pallet that it waits for', () => {
    const steps = [
      truck({ pallets: [] }),
      truck({ status: 0 }),
      truck({ pallets: loads(2, 0, 1) }),
      truck({ pallets: loads(2, 2, 1) }),
      truck({ pallets: loads(3, 2) }),
      truck({ pallets: [{ pallet_id: 9, status: 3, state: 'leaving' }] }),
      truck({}),
      truck({ departing: true }),
      truck({ status: 4 }),
      truck({ status: 5 }),
    ];
    expect(steps.map(({ done, next, palletId }) => [done, next, palletId])).toEqual([
      [1, 'fill', null],
      [1, 'confirm', null],
      [2, 'prepare', 2],
      [2, 'scan', 3],
      [3, 'load', 2],
      [3, 'load', 9],
      [4, 'depart', null],
      [4, 'settle', null],
      [5, null, null],
      [5, null, null],
    ]);
  });

  it('is exactly one in every state that has not ended, and never goes back while a status rises', () => {
    const things: ProgressSubject[] = [0, 1, 2, 3, 4].flatMap((status) => [
      { kind: 'pallet', status, truck_id: null, products_count: 1, fictive: false, errors: [] },
      { kind: 'truck', status, departing: false, pallets: loads(status) },
    ]);
    for (const thing of things) {
      const { done, next } = progressOf(thing);
      expect(next === null).toBe(done === progressSteps.length);
    }
    const done = [0, 1, 2, 3, 4].map((status) => pallet({ status, truck_id: 1 }).done);
    expect([...done].sort((a, b) => a - b)).toEqual(done);
  });

  it('is taken by whom the owner lets; a reader takes none, and nobody settles a departure by hand', () => {
    const packer = { type: 4, rights: ['PAL_SCAN'] } as const;
    expect(nextActs.filter((act) => mayPerform(act, { ...packer, rights: [...packer.rights] }))).toEqual(
      expect.arrayContaining(['prepare', 'scan', 'load', 'depart']),
    );
    expect(mayPerform('truck', { type: 4, rights: ['PAL_SCAN'] })).toBe(false);
    expect(mayPerform('scan', { type: 2, rights: [] })).toBe(false);
    expect(nextActs.filter((act) => mayPerform(act, { type: 6, rights: [] }))).toEqual([]);
    expect(mayPerform('settle', { type: 0, rights: [] })).toBe(false);
    expect(Object.keys(turnOf).sort()).toEqual([...nextActs].sort());
  });
});
