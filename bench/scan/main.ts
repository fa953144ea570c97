import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { processorsOf, treeOf } from '../api/processors';
import { startFilled, supervisorOf, tokenOf, type System } from '../api/system';
import { runBench, writeResult } from '../bench';
import { phase } from '../phase';
import { fillPallets, keptOf, productAt, type Kept } from './fill';
import { measurePaint } from './paint';
import { runScanners, type Figures } from './scanners';

const LIMIT = { p99Ms: 150, paintMs: 50 };
const PALLET = 30;
const WARM_UP_SECONDS = 5;

const { values } = parseArgs({
  options: {
    scanners: { type: 'string', default: '200' },
    rate: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '120' },
    cores: { type: 'string', default: '0,1' },
    only: { type: 'string', default: 'steady,kills,paint' },
  },
});
const scanners = Number(values.scanners);
const rate = Number(values.rate);
const seconds = Number(values.seconds);
const has = (part: string): boolean => values.only.split(',').includes(part);

/** Products of one scanner in one part, whole pallets of them: nobody else scans onto its pallet. */
const share = (lasts: number): number => Math.ceil((lasts * rate) / PALLET) * PALLET;
const PARTS = { warmUp: share(WARM_UP_SECONDS), steady: share(seconds), kills: share(seconds) };
const before = { warmUp: 0, steady: PARTS.warmUp, kills: PARTS.warmUp + PARTS.steady };
const ofAScanner = PARTS.warmUp + PARTS.steady + PARTS.kills;
const total = scanners * ofAScanner + PALLET;

const scannersOf = (system: System, token: string, part: keyof typeof PARTS, lasts: number) =>
  runScanners({
    ...{ url: system.url, token, scanners, rate, seconds: lasts },
    productOf: (scanner, n) => productAt(1 + scanner * ofAScanner + before[part] + n),
  });

const SERVERS = ['postgres', 'redis', 'nats'];

/**
 * Ends each process and server of the system once, the supervisor starts it again: evenly over the time, so that each
 * is back before the next one goes.
 */
const killEachOnce = (system: System): { readonly names: string[]; readonly stop: () => void } => {
  const names = [...system.processes.map(({ name }) => name), ...SERVERS];
  const every = (seconds * 1_000) / (names.length + 1);
  const timers = names.map((name, index) => setTimeout(() => void system.kill(name), every * (index + 1)));
  return { names, stop: () => timers.forEach(clearTimeout) };
};

const say = (
  name: string,
  { scans, perSecond, p50, p99, max, again, refused }: Figures,
  { lost, doubled, miscounted }: Kept,
): void => {
  console.log(
    `${name}: ${scans} scans, ${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms; sent again ${again}; lost ${lost}, doubled ${doubled}, pallets miscounted ${miscounted}`,
  );
  for (const line of refused) console.log(`  refused: ${line}`);
};
const isWhole = ({ lost, doubled, miscounted }: Kept, { refused }: Figures): boolean =>
  lost + doubled + miscounted + refused.length === 0;

const main = async (): Promise<number> => {
  console.log(`${scanners} scanners, ${rate} scans a second each, ${seconds} s, on cores ${values.cores}`);
  const { system, adminUrl, stop } = await startFilled(['identity', 'orders', 'packing', 'gateway'], (url) =>
    fillPallets(url, total),
  );
  const result: Record<string, unknown> = { scanners, rate, seconds };
  const missed: string[] = [];
  try {
    for (const pid of treeOf(supervisorOf(system)))
      spawnSync('taskset', ['-a', '-c', '-p', values.cores, String(pid)], { stdio: 'ignore' });
    const token = await tokenOf(system.url, 'super');
    await scannersOf(system, token, 'warmUp', WARM_UP_SECONDS);
    if (has('steady'))
      await phase('steady', seconds * 3 + 60, async () => {
        const { result: scanned, useOf } = await processorsOf(system, () =>
          scannersOf(system, token, 'steady', seconds),
        );
        const { figures, loaded } = scanned;
        const kept = await keptOf(adminUrl, loaded);
        say('steady', figures, kept);
        console.log(`  ms of processor a scan: ${useOf(figures.scans)}`);
        result['steady'] = { ...figures, ...kept };
        if (figures.p99 > LIMIT.p99Ms) missed.push(`steady p99 ${figures.p99} ms, at most ${LIMIT.p99Ms}`);
        if (!isWhole(kept, figures)) missed.push('steady: lost, doubled or refused');
      });
    if (has('paint')) {
      const products = Array.from({ length: PALLET }, (_, index) => productAt(1 + scanners * ofAScanner + index));
      const first = products[0]?.pallet ?? 0;
      const number = `00SCANP26${String(first - productAt(1).pallet).padStart(5, '0')}`;
      const paint = await phase('paint', 180, () => measurePaint(system.url, number, products, rate));
      console.log(
        `last key to paint in Chromium: ${paint.scans} scans, p50 ${paint.p50} ms, p95 ${paint.p95} ms, longest ${paint.max} ms`,
      );
      result['paint'] = paint;
      if (paint.p95 > LIMIT.paintMs) missed.push(`paint p95 ${paint.p95} ms, at most ${LIMIT.paintMs}`);
    }
    if (has('kills'))
      await phase('kills', seconds * 4 + 120, async () => {
        const kills = killEachOnce(system);
        const { figures, loaded } = await scannersOf(system, token, 'kills', seconds);
        kills.stop();
        const kept = await keptOf(adminUrl, loaded);
        say(`with each killed once (${kills.names.join(', ')})`, figures, kept);
        result['kills'] = { processes: kills.names, ...figures, ...kept };
        if (!isWhole(kept, figures)) missed.push('kills: lost, doubled or refused');
      });
    if (values.only === 'steady,kills,paint' && seconds >= 120) writeResult('scan', result, values.cores);
    console.log(missed.length === 0 ? 'every limit is held' : `not held: ${missed.join('; ')}`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    await stop();
  }
};

runBench(main);
