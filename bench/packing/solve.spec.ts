import path from 'node:path';
import { runOptimiser, type OptimiserMessage } from '@mullion/packing-optimiser';
import { loadInstance } from './instances';
import { hashOf, solve } from './solve';

describe('what the benchmark measures', () => {
  it.each(['pallets/ADDR_C_M1', 'own/SETS_M1'])('PLN-04 %s is packed as a run of the product packs it', (name) => {
    const file = path.join(__dirname, `../${name}.json`);
    const { instance } = loadInstance(file);
    if (instance.kind !== 'pallets') throw new Error('pallets were asked for');
    const budget = { seed: 3, seconds: 600, iterations: 1200 };
    const said: OptimiserMessage[] = [];
    runOptimiser({ ...budget, kind: 'pallets', instance: instance.pallets }, (message) => said.push(message));
    const answer = solve({ ...budget, kind: 'own', file });
    expect(answer).toMatchObject({ kind: 'own', outcome: { broken: [], hash: hashOf(said.at(-1)?.plan ?? {}) } });
  });
});
