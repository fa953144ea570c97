import { operationStatus, type CenterOrder, type CenterProduct, type ChangeNotice } from '@mullion/contracts';
import { noteToRead, shapeBefore, sideBySide, unitsToStop } from './unit-notes';

const { waiting, started } = operationStatus;
const change = (over: Partial<ChangeNotice> = {}): ChangeNotice => ({
  id: 7,
  fields: [{ field: 'width', from: 1000, to: 1050 }],
  image: null,
  user_name: 'Planner',
  at: '2026-12-01T14:20:00.000Z',
  must_be_read: true,
  in_hand: false,
  read: null,
  ...over,
});
const rework = { kind: 'returned', round: 2 } as CenterProduct['rework'];
const unit = (product_id: number, over: Partial<CenterProduct> = {}) =>
  ({
    product_id,
    operation_id: product_id,
    operation_status: waiting,
    change: null,
    rework: null,
    ...over,
  }) as CenterProduct;
const none: ReadonlySet<string> = new Set();

describe('what has to be read of a unit', () => {
  it('WCP-02c is why it comes again, before anything is done with it', () => {
    expect(
      [unit(1), unit(1, { rework }), unit(1, { rework, operation_status: started })].map(
        (one) => noteToRead(one, none)?.kind ?? null,
      ),
    ).toEqual([null, 'rework', null]);
  });

  it('BEY-37e is what changed, whatever has been done with it, and then why it comes again', () => {
    const both = unit(1, { change: change(), rework });
    expect(noteToRead(unit(1, { change: change(), operation_status: started }), none)?.kind).toBe('change');
    const first = noteToRead(both, none);
    expect(first?.kind).toBe('change');
    const second = noteToRead(both, new Set([first?.key ?? '']));
    expect(second?.kind).toBe('rework');
    expect(noteToRead(both, new Set([first?.key ?? '', second?.key ?? '']))).toBeNull();
  });

  it('BEY-37e is asked again when a newer change comes after one was read here', () => {
    const readHere = new Set([noteToRead(unit(1, { change: change() }), none)?.key ?? '']);
    expect(noteToRead(unit(1, { change: change({ id: 8 }) }), readHere)?.kind).toBe('change');
    expect(noteToRead(unit(1, { change: change({ must_be_read: false }) }), none)).toBeNull();
  });

  it('BEY-37e stops what somebody has in hand, also when it is not its turn any more, until it is read', () => {
    const inHand = unit(2, { ready: false, change: change({ in_hand: true }) });
    const orders = [{ products: [unit(1, { change: change() }), inHand] }] as unknown as CenterOrder[];
    expect(unitsToStop(orders, none).map(({ product }) => product.product_id)).toEqual([2]);
    expect(unitsToStop(orders, new Set([noteToRead(inHand, none)?.key ?? '']))).toEqual([]);
  });
});

describe('the old and the new drawing', () => {
  it('BEY-37e shows the old one by what the work center knew, with its own picture', () => {
    const now = unit(1, { position: '34', width: 1050, height: 1200, image: 'new' });
    expect(shapeBefore(now, change({ image: 'old' }))).toMatchObject({ width: 1000, height: 1200, image: 'old' });
  });

  it('BEY-37e draws both at one scale, as large as there is room', () => {
    const shapes = [
      { width: 1000, height: 1200 },
      { width: 1400, height: 1200 },
    ];
    expect(sideBySide(shapes, { width: 300, height: 1000 }, 30)).toEqual([
      { width: 130, height: 150 },
      { width: 170, height: 150 },
    ]);
    expect(sideBySide(shapes, { width: 900, height: 150 }, 30)).toEqual([
      { width: 130, height: 150 },
      { width: 170, height: 150 },
    ]);
  });
});
