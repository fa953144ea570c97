import { seededRandom } from '../search/random';
import { aWindow, someSettings } from '../testing/instances';
import { rowOf as rowIn } from '../testing/rows';
import { packProblem } from './pack-problem';
import { RowBuilder } from './row-builder';
import type { SetPallet } from './set-choice';
import { SetCosts } from './set-costs';
import { SetExchange } from './set-exchange';

/**
 * A set of two quarters of a row that stand in two rows of one pallet; the other pallet has a row that is half free.
 */
const products = [
  aWindow({ id: 1, widthMm: 1165, heightMm: 1200, partOf: 'S1' }),
  aWindow({ id: 2, widthMm: 1165, heightMm: 1200, partOf: 'S1' }),
  ...[3, 4].map((id) => aWindow({ id, widthMm: 1165, heightMm: 1200, partOf: 'S2' })),
];
const problem = packProblem(products, someSettings());
const MOST_KG = 1900;

function twoPallets() {
  const random = seededRandom(3);
  const costs = new SetCosts(problem);
  const rowsOf = [[rowIn(problem, 0), rowIn(problem, 1)], [rowIn(problem, 2, 3)]];
  const pallets = rowsOf.map((rows): SetPallet => ({
    rows,
    depthMm: rows.reduce((sum, row) => sum + row.depthMm, 0),
    massKg: rows.reduce((sum, row) => sum + row.massKg, 0),
    volumeMm: costs.volumeOf(rows),
    rowCost: costs.rowCost(rows),
  }));
  const exchange = new SetExchange(
    problem,
    random,
    new RowBuilder(problem, random, problem.roomLengthMm, MOST_KG),
    costs,
    MOST_KG,
  );
  for (const pallet of pallets) for (const row of pallet.rows) exchange.note(pallet, row);
  return { pallets, exchange };
}

describe('sets that change pallets', () => {
  it('PLN-04 go as a whole into rows that have room, and what pallets hold is kept right', () => {
    const { pallets, exchange } = twoPallets();
    let tries = 0;
    while (!exchange.attempt(0.01) && tries < 1000) tries++;
    expect(tries).toBeLessThan(1000);
    const [emptied, other] = pallets[0]!.rows.length ? [pallets[1]!, pallets[0]!] : [pallets[0]!, pallets[1]!];
    expect(emptied.rows).toEqual([]);
    expect(emptied.depthMm).toBe(0);
    expect(emptied.massKg).toBeCloseTo(0, 6);
    expect(other.rows.reduce((sum, row) => sum + row.itemCount, 0)).toBe(4);
    expect(other.depthMm).toBe(other.rows.reduce((sum, row) => sum + row.depthMm, 0));
    expect(other.massKg).toBeCloseTo(
      other.rows.reduce((sum, row) => sum + row.massKg, 0),
      6,
    );
  });
});
