import type { Truck, TruckLoad } from '@mullion/contracts';
import { truckFromWire, type PlacedPallet } from '@mullion/packing-model';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import { factsEdited, floorRules, gesture, rearrangement, type FloorClash, type FloorCommand } from './floor-document';
import { changedFields, truckFormSchema } from '../truck-form';
import { floorPorts } from './floor-sender';

const load = (pallet_id: number, over: Partial<TruckLoad> = {}): TruckLoad =>
  ({
    pallet_id,
    shown_number: `P${pallet_id}`,
    x: pallet_id * 1000,
    y: 0,
    length: 900,
    width: 800,
    height: 2000,
    weight: 100,
    is_turned: false,
    dispatch_priority: null,
    state: 'placed',
    ...over,
  }) as TruckLoad;
const truckWith = (...pallets: TruckLoad[]): Truck =>
  ({
    id: 3,
    version: 1,
    length: 13_600,
    width: 2450,
    height: 2700,
    max_pallet_weight: 24_000,
    between_pallets: 0,
    allow_turn: true,
    pallets,
  }) as Truck;

/** Dispatch as far as the floor sees it: the version is checked, taking a pallet off pushes the others to the cab. */
const given = () => {
  let truck = truckWith(load(1), load(2), load(4));
  const sent: string[] = [];
  const changed = (pallets: readonly TruckLoad[]): Truck =>
    (truck = { ...truck, version: truck.version + 1, pallets: [...pallets] });
  const put = (id: number, over: Partial<TruckLoad>) =>
    changed(truck.pallets.map((each) => (each.pallet_id === id ? { ...each, ...over } : each)));
  const takeOff = async (id: number): Promise<Truck> => {
    sent.push(`off ${id}`);
    return changed(truck.pallets.filter((each) => each.pallet_id !== id).map((each) => ({ ...each, x: each.x - 500 })));
  };
  const ports = floorPorts({
    read: () => Promise.resolve(truck),
    takeOff,
    putOn: async (ids) => {
      sent.push(`on ${ids.join()}`);
      return { truck: changed([...truck.pallets, ...ids.map((id) => load(id, { x: 9000 }))]), refused: [] };
    },
    edit: async ({ details_version: _, ...facts }) => {
      sent.push(`edit ${Object.keys(facts).join()}`);
      return (truck = { ...truck, ...facts, version: truck.version + 1 } as Truck);
    },
    place: async ({ pallets = [], version }) => {
      sent.push(`place ${pallets.map((each) => each.pallet_id).join()}`);
      if (version !== truck.version) throw { type: 'about:blank', title: 'conflict', status: 409, code: 'conflict' };
      const spots = new Map(pallets.map((each) => [each.pallet_id, each]));
      return changed(truck.pallets.map((each) => ({ ...each, ...spots.get(each.pallet_id) })));
    },
  });
  const editor = new DocumentEditor<Truck, FloorCommand, FloorClash>(truck, floorRules, ports);
  const notices: EditorNotice<FloorCommand, FloorClash>[] = [];
  editor.listen((notice) => notices.push(notice));
  const draft = () => truckFromWire(editor.get().shown);
  const move = (id: number, xMm: number, before = draft()): FloorClash | null => {
    const after = { placed: before.placed.map((pallet) => (pallet.id === id ? { ...pallet, xMm, yMm: 0 } : pallet)) };
    const only = (list: readonly PlacedPallet[]) => list.filter((pallet) => pallet.id === id);
    return editor.commit(gesture(only(before.placed), only(after.placed)) as FloorCommand);
  };
  const xs = () => Object.fromEntries(truck.pallets.map((each) => [each.pallet_id, each.x]));
  const edited = (facts: Partial<Truck>): Truck => (truck = { ...truck, ...facts, version: truck.version + 1 });
  return { editor, notices, sent, put, takeOff, move, draft, xs, edited, now: () => truck };
};

describe('the floor editor', () => {
  it('TRK-03 a gesture is one undo, and redo brings it back', async () => {
    const { editor, move, xs } = given();
    move(1, 50);
    move(2, 1500);
    editor.undo();
    await editor.flush();
    expect(xs()).toEqual({ 1: 50, 2: 2000, 4: 4000 });
    editor.redo();
    await editor.flush();
    expect(xs()).toEqual({ 1: 50, 2: 1500, 4: 4000 });
  });

  it('a colleague moves another pallet in the middle of a drag: it stays where they put it', async () => {
    const { editor, put, move, draft, xs, sent, notices } = given();
    const atPress = draft();
    editor.seen(put(2, { x: 7000 }));
    expect(move(1, 50, atPress)).toBeNull();
    await editor.flush();
    expect([xs(), sent, notices]).toEqual([{ 1: 50, 2: 7000, 4: 4000 }, ['place 1'], []]);
  });

  it('the event of the colleague’s change has not arrived yet: the version says so, and both stay', async () => {
    const { editor, put, move, xs, sent } = given();
    put(2, { x: 7000 });
    move(1, 50);
    await editor.flush();
    expect([xs(), sent]).toEqual([{ 1: 50, 2: 7000, 4: 4000 }, ['place 1', 'place 1']]);
  });

  it('TRK-07 a pallet that a colleague has moved meanwhile is not moved again', async () => {
    const { editor, put, move, draft, xs } = given();
    const atPress = draft();
    editor.seen(put(1, { x: 7000 }));
    expect(move(1, 50, atPress)).toEqual([1]);
    await editor.flush();
    expect(xs()[1]).toBe(7000);
  });

  it('a pallet taken off comes back to its place, with the others where they stood', async () => {
    const { editor, takeOff, now, xs, sent, notices } = given();
    const before = now();
    const after = await takeOff(2);
    editor.seen(after);
    editor.record(rearrangement(before, after) as FloorCommand);
    expect(xs()).toEqual({ 1: 500, 4: 3500 });
    editor.undo();
    await editor.flush();
    expect([xs(), sent, notices]).toEqual([{ 1: 1000, 2: 2000, 4: 4000 }, ['off 2', 'on 2', 'place 1,2,4'], []]);
    editor.redo();
    await editor.flush();
    expect(xs()).toEqual({ 1: 500, 4: 3500 });
  });

  it('TRK-05 a pallet that is being taken off is nowhere on the floor', () => {
    const before = truckWith(load(1), load(2, { state: 'leaving' }));
    expect(rearrangement(before, truckWith(load(1)))).toBeNull();
    expect(
      floorRules.apply(before, {
        changes: [{ id: 2, from: { xMm: 2000, yMm: 0, isTurned: false, dispatchPriority: 100 }, to: null }],
        loads: [],
      }),
    ).toEqual({ document: before });
  });

  it('TRK-03 what was loaded meanwhile is not moved back by undo; its stop still changes', async () => {
    const { editor, put, move, draft, xs, notices } = given();
    move(1, 50);
    await editor.flush();
    editor.seen(put(1, { status: 3 }));
    editor.undo();
    await editor.flush();
    expect(xs()[1]).toBe(50);
    expect(notices).toMatchObject([{ kind: 'stale', step: 'undo', refusal: [1] }]);
    const before = draft();
    const placed = before.placed.map((pallet) => ({ ...pallet, dispatchPriority: 2 }));
    expect(editor.commit(gesture(before.placed, placed) as FloorCommand)).toBeNull();
  });

  it('TRK-03 a stop goes over the wire only where it changes, "missing" as null', async () => {
    const { editor, draft, now } = given();
    const before = draft();
    const placed = before.placed.map((pallet) => (pallet.id === 1 ? { ...pallet, dispatchPriority: 2 } : pallet));
    editor.commit(gesture(before.placed, placed) as FloorCommand);
    await editor.flush();
    expect(now().pallets.map((each) => each.dispatch_priority)).toEqual([2, null, null]);
    editor.undo();
    await editor.flush();
    expect(now().pallets.map((each) => each.dispatch_priority)).toEqual([null, null, null]);
  });

  it('BEY-08a what a dialog changed of the truck itself is taken back in its turn, and not over somebody else', async () => {
    const { editor, move, now, sent, xs, notices, edited } = given();
    move(4, 7000);
    await editor.flush();
    const before = now();
    editor.seen(edited({ length: 8000, allow_turn: false }));
    editor.record(factsEdited(before, now()) as FloorCommand);
    editor.undo();
    await editor.flush();
    expect([now().length, now().allow_turn, sent.at(-1)]).toEqual([13_600, true, 'edit length,allow_turn']);
    editor.redo();
    await editor.flush();
    editor.seen(edited({ length: 9000 }));
    editor.undo();
    expect(notices).toMatchObject([{ kind: 'stale', step: 'undo' }]);
    editor.undo();
    await editor.flush();
    expect([xs()[4], now().length]).toEqual([4000, 9000]);
  });

  it('BEY-08a gate and departure time are taken back before the pallet that was moved before them', async () => {
    const { editor, move, now, sent, xs, edited } = given();
    editor.seen(edited({ gate: '', departure_time: null }));
    move(4, 7000);
    await editor.flush();
    const before = now();
    editor.seen(edited({ gate: '3', departure_time: '07:30' }));
    editor.record(factsEdited(before, now()) as FloorCommand);
    editor.undo();
    await editor.flush();
    expect([now().gate, now().departure_time, xs()[4], sent.at(-1)]).toEqual([
      '',
      null,
      7000,
      'edit departure_time,gate',
    ]);
    editor.undo();
    await editor.flush();
    expect(xs()[4]).toBe(4000);
  });

  it('BEY-08a whatever the truck dialog saves of a truck is a step to take back', () => {
    const sizes = { length: '13000', width: '2400', height: '2600', between_pallets: '30' };
    const limits = { max_pallet_weight: '20000', max_king_pin: '9000', max_axles: '18000' };
    const typed = truckFormSchema.parse({
      ...{ description: 'Oslo', delivery_date: '2026-03-02', departure_time: '07:30', gate: '3', status: '1' },
      ...{ ...sizes, ...limits, trailer_number_plate: 'ABC 123', allow_turn: false },
    });
    const { details_version: _, trailer_number_plate: _plate, ...saved } = changedFields(typed, truckWith()) ?? {};
    const before = truckWith();
    // the plate becomes the truck's vehicle
    const recorded = factsEdited(before, { ...before, ...saved, vehicle_id: 9 } as Truck)?.facts?.to ?? {};
    expect(Object.keys(recorded).toSorted()).toEqual([...Object.keys(saved), 'vehicle_id'].toSorted());
    expect(Object.keys(saved)).toHaveLength(12);
  });
});
