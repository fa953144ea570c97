import { defineEvent } from '@mullion/contracts';
import { z } from 'zod';
import { EventOfRows, stampsOfRows } from './record-rows';
import { each, momentOf, rowsOf } from './row-shape';

interface Unit {
  readonly id: number;
  readonly seen_at: Date | null;
}
interface Rack {
  readonly id: number;
  readonly codes: readonly string[];
  readonly units: readonly Unit[];
}
const unitRecord = z.object({ unit_id: z.int(), seen_at: z.string().nullable() });
const rackRecord = z.object({ rack: z.int(), count: z.int(), units: z.array(unitRecord) });
const unit = rowsOf<Unit>().as(unitRecord, { unit_id: 'id', seen_at: momentOf('seen_at') });
const rack = rowsOf<Rack>().as(rackRecord, {
  units: each(unit, 'id', ({ units }: Rack) => units),
  rack: 'id',
  count: { sql: 'cardinality("codes")', of: ({ codes }) => codes.length },
});
const MOMENT = `to_char("seen_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const rackSeen = defineEvent({
  owner: 'packing',
  name: 'rack.seen.v1',
  data: z.object({ rack: rackRecord }),
  live: (data) => [
    { entity: 'rack', ids: [data.rack.rack] },
    { entity: 'product', ids: data.rack.units.map(({ unit_id }) => unit_id) },
    { entity: 'order', ids: [] },
  ],
});

describe('rows in the shape of a contract', () => {
  it('are mapped field by field', () => {
    const units = [
      { id: 4, seen_at: new Date('2026-11-28T07:08:09.010Z') },
      { id: 5, seen_at: null },
    ];
    expect(rack.of({ id: 7, codes: ['a', 'b'], units })).toEqual({
      rack: 7,
      count: 2,
      units: [
        { unit_id: 4, seen_at: '2026-11-28T07:08:09.010Z' },
        { unit_id: 5, seen_at: null },
      ],
    });
  });

  it('are the same as SQL, with the names that the contract has, in its order', () => {
    const member = `json_build_object('unit_id', "id", 'seen_at', ${MOMENT})`;
    expect(rack.sql()).toBe(
      `json_build_object('rack', "id", 'count', cardinality("codes"), 'units', json_build_array(${member}))`,
    );
    expect(rack.sql(true)).toContain(`'units', json_agg(${member} ORDER BY "id")`);
  });

  it('are refused when a field of the contract is left out', () => {
    expect(() => rowsOf<Unit>().as(unitRecord, { unit_id: 'id' } as never)).toThrow('nothing is said of seen_at');
  });
});

describe('an event of rows', () => {
  const seen = new EventOfRows(rackSeen, rowsOf<Rack>().as(rackSeen.data, { rack }));

  it('has the live message of its contract', () => {
    const one = seen.select('$1', { from: 'rack' });
    expect(one).toContain(`json_build_array(json_build_object('entity', 'rack', 'ids', json_build_array("id"))`);
    expect(one).toContain(
      `'product', 'ids', json_build_array("id")), json_build_object('entity', 'order', 'ids', json_build_array()))`,
    );
    const grouped = seen.select('$1', { from: 'rack', groupBy: ['id'] });
    expect(grouped).toContain(`'product', 'ids', json_agg("id" ORDER BY "id"))`);
    expect(grouped).toContain(`json_build_object('rack', json_build_object('rack', "id"`);
    expect(grouped).toContain(`'units', json_agg(json_build_object('unit_id', "id"`);
    expect(grouped).toMatch(/GROUP BY "company_id", "id" ORDER BY "id"\)$/);
  });

  it('is refused when its contract computes what it sends to browsers', () => {
    const computed = {
      ...rackSeen,
      live: ({ rack: { count } }: z.output<typeof rackSeen.data>) => [{ entity: 'rack' as const, ids: [count + 1] }],
    };
    const computing = new EventOfRows(computed, rowsOf<Rack>().as(rackSeen.data, { rack }));
    expect(() => computing.select('$1', { from: 'rack' })).toThrow('computes its ids');
  });

  it('has the stamp of its owner', () => {
    expect(stampsOfRows('packing', '$2', 'recorded')).toContain(
      `$2 || substr(subject, ${'evt.packing.'.length + 1}) || ':' || max(id)`,
    );
  });
});
