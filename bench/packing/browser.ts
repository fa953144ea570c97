import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { rolldown } from 'rolldown';
import { runOptimiser, type OptimiserMessage, type OptimiserRequest } from '@mullion/packing-optimiser';
import { loadInstance } from './instances';

const root = process.env['MULLION_ROOT'] ?? process.cwd();
/** A ceiling only: the work is counted in iterations. */
const CEILING_SECONDS = 600;
const WORK: readonly (readonly [string, number])[] = [
  ['pallets/WIN_A_M1', 1500],
  ['pallets/PLANT_5_1', 800],
  ['pallets/WIN_A_L1', 4000],
  ['pallets/ADDR_C_M1', 800],
  ['own/SETS_M1', 300],
  ['own/LOCK_M2', 300],
  ['trucks/RO22_C_CL2_P074010903', 8000],
  ['trucks/RO22_C_PO_P087266405', 8000],
  ['strips/HT_C4_1', 20_000],
  ['own/STOPS_1', 8000],
];

/**
 * The same work here and in Chromium, in a Web Worker of the bundle for browsers: is every plan, to the last, the same
 * to the byte?
 */
export async function compareWithBrowser(): Promise<number> {
  let different = 0;
  await withBrowser(async (inBrowser) => {
    for (const [name, iterations] of WORK) {
      const request = requestOf(name, iterations);
      const here: string[] = [];
      runOptimiser(request, (message) => here.push(JSON.stringify(message)));
      const there = (await inBrowser(request)).map((said) => said.text);
      const isSame = here.length === there.length && here.every((plan, i) => plan === there[i]);
      if (!isSame) different++;
      console.log(
        `${name.padEnd(32)} ${iterations} iterations, ${here.length} plans, ${here.at(-1)!.length} bytes: ${isSame ? 'the same' : 'DIFFERENT'}`,
      );
    }
  });
  return different ? 1 : 0;
}

/** A message of a Web Worker and when it came, milliseconds after it was asked. */
export interface Answered {
  readonly text: string;
  readonly ms: number;
}

/**
 * Starts Chromium and lends a function that runs a request in a new Web Worker of it, after a warm-up where one is
 * given.
 */
export async function withBrowser(
  use: (inBrowser: (request: OptimiserRequest, warmUp?: OptimiserRequest) => Promise<Answered[]>) => Promise<void>,
): Promise<void> {
  const code = await browserBundle();
  const { findChromium } = (await import(path.join(root, 'tools/test/find-chromium.mjs'))) as {
    findChromium: (say: (line: string) => void) => Promise<string>;
  };
  const executablePath = process.env['CHROMIUM'] ?? (await findChromium(console.log));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await use((request, warmUp) => inWorker(page, code, request, warmUp));
  } finally {
    await browser.close();
  }
}

function requestOf(name: string, iterations: number): OptimiserRequest {
  const { instance } = loadInstance(path.join(root, 'bench', `${name}.json`));
  const budget = { seed: 1, seconds: CEILING_SECONDS, iterations };
  return instance.kind === 'pallets'
    ? { ...budget, kind: 'pallets', instance: instance.pallets }
    : { ...budget, kind: 'truck', instance: instance.truck };
}

/** One script for a Web Worker, small as a browser gets it. */
async function browserBundle(): Promise<string> {
  const build = await rolldown({
    input: path.join(root, 'bench/packing/browser.worker.ts'),
    platform: 'browser',
    cwd: root,
    tsconfig: false,
  });
  const { output } = await build.generate({ format: 'iife', minify: true });
  await build.close();
  return output[0].code;
}

/** Every message of the worker, in order. */
const inWorker = (
  page: Page,
  code: string,
  request: OptimiserRequest,
  warmUp?: OptimiserRequest,
): Promise<Answered[]> =>
  page.evaluate(
    ([script, asked, before]) =>
      new Promise<{ text: string; ms: number }[]>((resolve, reject) => {
        const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
        const worker = new Worker(url);
        const said: { text: string; ms: number }[] = [];
        let start = 0;
        const ask = () => {
          start = performance.now();
          worker.postMessage({ request: asked, isWarmUp: false });
        };
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }: { data: OptimiserMessage | null }) => {
          if (data === null) return ask();
          said.push({ text: JSON.stringify(data), ms: performance.now() - start });
          if (data.type !== 'done') return;
          worker.terminate();
          URL.revokeObjectURL(url);
          resolve(said);
        };
        if (before) worker.postMessage({ request: before, isWarmUp: true });
        else ask();
      }),
    [code, request, warmUp ?? null] as const,
  );
