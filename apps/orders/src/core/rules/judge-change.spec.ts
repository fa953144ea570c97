import { type ChangedField, palletStatus, productStatus, type WorkInput, workInputs } from '@mullion/contracts';
import { type AskedOf, type DoneWith, judgeChange } from './judge-change';

const work = (codes: string[], glass = false, again_by: readonly WorkInput[] = workInputs): DoneWith['work'] => ({
  state: 's',
  in_production: true,
  done: codes.map((code) => ({ code, again_by: [...again_by] })),
  glass,
});
const placed = (over: Partial<NonNullable<DoneWith['placement']>> = {}): DoneWith['placement'] => ({
  ...{
    pallet_id: 7 as never,
    shown_number: 'P260007',
    pallet_status: palletStatus.notPrepared,
    truck_id: null,
    scanned: false,
  },
  ...over,
});
const judge = (fields: ChangedField[], done: Partial<DoneWith> = {}, over: Partial<AskedOf> = {}) =>
  judgeChange({
    ...{
      kind: 'changed',
      fields,
      done: { work: null, placement: null, hasLabel: false, ...done },
      mayDelete: true,
      mayRemake: true,
    },
    own: { status: productStatus.new, departed_truck_id: null, version: 1 },
    ...over,
  });
const gone = (done: Partial<DoneWith> = {}, over: Partial<AskedOf> = {}) => judge([], done, { kind: 'gone', ...over });

describe('BEY-37a what a change of a product would undo', () => {
  it('is nothing as long as nobody has begun, printed or packed', () => {
    const free = { group: 'free', reasons: [], choices: ['take', 'keep'], undoes: { operations: [], pallet: null } };
    expect(judge(['width'])).toMatchObject(free);
    expect(judge(['width'], { work: work([]), placement: placed() })).toMatchObject(free);
    expect(gone({ work: work([]) })).toMatchObject(free);
  });

  it('is what was done at work centers, which get it again; a figure alone undoes nothing there', () => {
    expect(judge(['width', 'area'], { work: work(['20', '30']) })).toMatchObject({
      ...{ group: 'decide', reasons: ['begun'], choices: ['take', 'keep', 'remake'] },
      undoes: { operations: ['20', '30'], pallet: null },
    });
    expect(judge(['weight'], { work: work(['20']) })).toMatchObject({ group: 'free', undoes: { operations: [] } });
    expect(judge(['comment'], { work: work(['20']), placement: placed({ scanned: true }) })).toMatchObject({
      group: 'free',
    });
  });

  it('is only what was done by what changes; who works by something else goes on', () => {
    const cut = { work: work(['20'], true, ['sizes', 'wood']) };
    expect(judge(['paint_type'], cut)).toMatchObject({
      ...{ group: 'free', reasons: [], choices: ['take', 'keep'], done_at: ['20'] },
      undoes: { operations: [] },
    });
    expect(judge(['paint_type', 'wood_type'], cut)).toMatchObject({
      ...{ group: 'decide', reasons: ['begun'], undoes: { operations: ['20'] } },
    });
    expect(gone(cut)).toMatchObject({ reasons: ['begun', 'glass'], undoes: { operations: ['20'] } });
    const packed = { ...cut, placement: placed({ scanned: true }) };
    expect(judge(['paint_type'], packed)).toMatchObject({ reasons: ['packed'], choices: ['take', 'keep'] });
    expect(judge(['wood_type'], packed).choices).toEqual(['keep', 'remake']);
  });

  it('is glass that is ordered', () => {
    expect(judge(['height'], { work: work([], true) })).toMatchObject({
      group: 'decide',
      reasons: ['glass'],
      choices: ['take', 'keep'],
    });
  });

  it('is its printed label, when what stands on that changes', () => {
    for (const judged of [judge(['position'], { hasLabel: true }), gone({ hasLabel: true })])
      expect(judged).toMatchObject({
        ...{ group: 'decide', reasons: ['label_printed'], choices: ['take', 'keep'] },
        undoes: { operations: [], label: true },
      });
    expect(judge(['can_be_flipped'], { hasLabel: true })).toMatchObject({ group: 'free', undoes: { label: false } });
    expect(judge(['width'], { hasLabel: true }).seen).not.toBe(judge(['width']).seen);
  });

  it('is the printed list of its pallet', () => {
    const printed = placed({ pallet_status: palletStatus.prepared });
    for (const judged of [judge(['position'], { placement: printed }), gone({ placement: printed })])
      expect(judged).toMatchObject({ group: 'decide', reasons: ['list_printed'], undoes: { pallet: 'P260007' } });
  });

  it('is its shape on a pallet it is packed onto: such a product is kept or made again', () => {
    const packed = { work: work(['20']), placement: placed({ pallet_status: palletStatus.prepared, scanned: true }) };
    expect(judge(['width'], packed)).toMatchObject({
      reasons: ['begun', 'list_printed', 'packed'],
      choices: ['keep', 'remake'],
    });
    expect(judge(['weight'], packed)).toMatchObject({ choices: ['take', 'keep'] });
    expect(gone(packed)).toMatchObject({ choices: ['take', 'keep'] });
  });

  it('cannot be on a closed pallet or one on a truck, but that it is made again', () => {
    for (const where of [
      placed({ pallet_status: palletStatus.closed, scanned: true }),
      placed({ truck_id: 3 as never }),
    ]) {
      expect(judge(['weight'], { work: work(['20']), placement: where })).toMatchObject({
        group: 'decide',
        choices: ['keep'],
      });
      expect(judge(['width'], { work: work(['20']), placement: where })).toMatchObject({ choices: ['keep', 'remake'] });
      expect(gone({ placement: where })).toMatchObject({ group: 'decide', choices: ['keep'] });
    }
  });

  it('is nothing that may be undone once it is loaded, has left or is cancelled', () => {
    const own = (status: number) => ({ own: { status, departed_truck_id: null, version: 1 } });
    const fixed = (reason: string) => ({
      group: 'fixed',
      reasons: [reason],
      choices: ['keep'],
      undoes: { operations: [], pallet: null },
    });
    const loaded = {
      work: work(['20']),
      placement: placed({ pallet_status: palletStatus.loaded, truck_id: 3 as never, scanned: true }),
    };
    for (const judged of [judge(['weight'], loaded), gone(loaded)]) expect(judged).toMatchObject(fixed('loaded'));
    expect(judge(['width'], { placement: placed({ pallet_status: palletStatus.dispatched }) })).toMatchObject(
      fixed('left'),
    );
    expect(judge(['width'], {}, own(productStatus.dispatched))).toMatchObject(fixed('left'));
    expect(gone({}, own(productStatus.cancelled))).toMatchObject(fixed('cancelled'));
  });

  it('is taken by nobody who may not delete, and made again by nobody who may not order that', () => {
    expect(gone({}, { mayDelete: false })).toMatchObject({ group: 'decide', choices: ['keep'] });
    expect(judge(['width'], { work: work(['20']) }, { mayRemake: false })).toMatchObject({ choices: ['take', 'keep'] });
  });

  it('is named by a state that any work, scan or edit changes', () => {
    const seen = [
      judge(['width']),
      judge(['width'], { work: work([]) }),
      judge(['width'], { work: work([], true) }),
      judge(['width'], { placement: placed() }),
      judge(['width'], { placement: placed({ scanned: true }) }),
      judge(['width'], {}, { own: { status: 0, departed_truck_id: null, version: 2 } }),
    ].map((judged) => judged.seen);
    expect(new Set(seen).size).toBe(seen.length);
  });
});
