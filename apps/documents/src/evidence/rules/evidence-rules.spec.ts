import type { DepartureRecord, EvidenceContent } from '@mullion/contracts';
import { evidenceText, codeOf, hashOf } from '../../core/evidence/evidence-text';
import { deviationsOf, loadingOf } from './deviations';
import { isPageOf, partOfEvidence } from '../../core/rules/part-of-evidence';

const record = {
  departed_at: '2026-11-24T09:31:00.000Z',
  confirmed_by: 'krovėjas',
  warnings: [],
  pallets: [1, 2, 3].map((step) => ({ step, pallet_id: step * 10, shown_number: `P${step}` })),
} as unknown as DepartureRecord;
const moved = (id: number, ...changes: (readonly [before: number, after: number, time: string])[]) => ({
  pallet_id: id as never,
  changes: changes.map(([before, after, time]) => ({ before, after, at: `2026-11-24T${time}:00.000Z`, by: 'k' })),
});

describe('what did not go as planned', () => {
  it('BEY-10a is nothing when pallets go in in their turn', () => {
    const scans = [moved(10, [1, 3, '08:00']), moved(20, [1, 3, '08:10']), moved(30, [2, 3, '08:20'])];
    expect(deviationsOf(record, scans, [])).toEqual([]);
  });

  it('BEY-10a is a pallet before its turn, and one that was taken off again; the next in turn is none', () => {
    const scans = [
      moved(10, [1, 3, '08:05']),
      moved(20, [1, 3, '08:00'], [3, 1, '08:01'], [1, 3, '08:10']),
      moved(30, [1, 3, '08:20']),
    ];
    expect(
      deviationsOf(record, scans, []).map(({ kind, pallet, turn, planned }) => [kind, pallet, turn, planned]),
    ).toEqual([
      ['out_of_turn', 'P2', 1, 2],
      ['taken_off', 'P2', null, null],
    ]);
  });

  it('BEY-10a ends with the departure: what is scanned later is of no departure', () => {
    const late = moved(10, [1, 3, '08:00'], [4, 1, '10:00'], [1, 3, '10:30']);
    expect(loadingOf(late, record.departed_at)).toMatchObject({ at: '2026-11-24T08:00:00.000Z' });
    expect(deviationsOf(record, [late], [])).toEqual([]);
  });
});

describe('what is attested', () => {
  it('BEY-10a has one text whatever the order of its names, and another hash for anything else', () => {
    expect(evidenceText({ b: [{ d: 1, c: null }], a: 'ž' })).toBe('{"a":"ž","b":[{"c":null,"d":1}]}');
    expect(hashOf(evidenceText({ a: 1, b: 2 }))).toBe(hashOf(evidenceText({ b: 2, a: 1 })));
    expect(hashOf(evidenceText({ a: 1 }))).not.toBe(hashOf(evidenceText({ a: 2 })));
    expect(codeOf('7f4a118c00')).toBe('7F4A-118C');
  });
});

describe('a customer’s part', () => {
  const pallet = (number: string, orders: number[]) => ({
    ...{
      shown_number: number,
      order_ids: orders,
      customers: 'A, B',
      x: 1,
      y: 2,
      is_turned: false,
      length: 3,
      width: 4,
    },
    products: orders.map((order_id) => ({ order_id, position: `p${order_id}` })),
    photos: [{ hash: number }],
  });
  const content = {
    warnings: ['truck.overlap'],
    pallets: [pallet('P1', [1]), pallet('P2', [1, 2]), pallet('P3', [2])],
    deviations: [
      { kind: 'out_of_turn', pallet: 'P1' },
      { kind: 'not_scanned', pallet: 'P2', what: 'p2' },
      { kind: 'out_of_turn', pallet: 'P3' },
      { kind: 'left_despite', pallet: '', what: 'truck.overlap' },
    ],
  } as unknown as EvidenceContent;

  it('BEY-10a has their pallets with their products alone; on a shared one nothing of the other, whose pallets are outlines', () => {
    const part = partOfEvidence(content, { customer: 'A', orderIds: [1] });
    expect(
      part.pallets.map(({ shown_number: number, products, customers }) => [number, products.length, customers]),
    ).toEqual([
      ['P1', 1, 'A'],
      ['P2', 1, 'A'],
    ]);
    expect(part.others).toEqual([{ x: 1, y: 2, is_turned: false, length: 3, width: 4 }]);
    expect(part.deviations).toEqual([{ kind: 'out_of_turn', pallet: 'P1' }]);
    expect(part.warnings).toEqual([]);
    expect(JSON.stringify(part)).not.toMatch(/P3|p2|overlap/);
  });

  it('BEY-10a has the pages of the whole truck and of their orders', () => {
    expect(isPageOf({ orders: [] }, [1])).toBe(true);
    expect(isPageOf({ orders: [2 as never] }, [1])).toBe(false);
    expect(isPageOf({ orders: [2 as never, 1 as never] }, [1])).toBe(true);
  });
});
