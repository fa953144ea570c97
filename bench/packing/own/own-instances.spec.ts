import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  checkPalletPlan,
  checkTruckPlan,
  companyStackRules,
  packPallets,
  packTruck,
  readInstance,
} from '@mullion/packing-optimiser';
import { wronglyLeftBehind, wronglyLeftOut } from '../left-out';
import { anyPallets, anyTruck } from './any-instance';
import { ownInstances } from './own-instances';

const folder = path.join(__dirname, '../../own');
const STEPS = 60;
const never = () => false;

/** What the judge says of the last plan and of every plan on the way. */
function findings(seed: number): string[] {
  const found = new Set<string>();
  const pallets = readInstance(JSON.parse(JSON.stringify(anyPallets(seed))));
  if (pallets.kind === 'pallets') {
    const settings =
      seed % 3 === 0 ? { ...pallets.pallets.settings, stackRules: companyStackRules } : pallets.pallets.settings;
    const instance = { ...pallets.pallets, settings };
    const judge = (plan: Parameters<typeof checkPalletPlan>[1]) =>
      checkPalletPlan(instance, plan).forEach((v) => found.add(v.code));
    const plan = packPallets(instance, { seed, iterations: STEPS, stop: never, onPlan: judge });
    judge(plan);
    wronglyLeftOut(instance, plan).forEach((code) => found.add(code));
  }
  const truck = readInstance(JSON.parse(JSON.stringify(anyTruck(seed))));
  if (truck.kind === 'truck') {
    const plan = packTruck(truck.truck.floor, truck.truck.pallets, { seed, iterations: STEPS, stop: never });
    checkTruckPlan(truck.truck, plan).forEach((v) => found.add(v.code));
    wronglyLeftBehind(truck.truck, plan).forEach((code) => found.add(code));
  }
  return [...found];
}

describe('own instances', () => {
  it('the files are what the generator makes', () => {
    const made = ownInstances();
    expect(readdirSync(folder).sort()).toEqual(made.map((instance) => `${instance.name}.json`).sort());
    for (const instance of made)
      expect(JSON.parse(readFileSync(path.join(folder, `${instance.name}.json`), 'utf8'))).toEqual(instance);
  });

  it('instances of any kind get right plans: sets, locked and pinned placements, standard lengths, misfits, stops, stack rules', () => {
    const seeds = Array.from({ length: 60 }, (_, i) => i + 1);
    expect(seeds.flatMap((seed) => findings(seed).map((code) => `${seed}: ${code}`))).toEqual([]);
  });

  it.each([
    [2550, 'the only free part of a set stays with its locked ones'],
    [53, 'what only a pallet cut to it can carry gets one'],
    [1502, 'open pallets may take everything while pallets are made shorter'],
  ])('instance %i: %s', (seed) => expect(findings(seed)).toEqual([]));
});
