import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { acceptResults } from './fixed-work';
import { compareWithBrowser } from './browser';
import { measureChain } from './chain';
import { measureEarly } from './early';
import { checkInterface } from './interface';
import { CLASSES, listInstances, loadInstance, type ClassName } from './instances';
import { ownInstances } from './own/own-instances';
import { isWorker, runTasks } from './pool';
import { lineOf, markdown, runFacts, writeResults } from './report';
import { scoreOf, type Row } from './scores';
import type { Outcome, Task } from './solve';
import { sweep } from './sweep';
import { measureTipping } from './tipping';
import type { PeerResult } from './peers/peer-result';

const USAGE = `npm run bench:packing -- [options]
  --classes A,B     of ${Object.keys(CLASSES).join(', ')} (default: all)
  --only TEXT,TEXT  instances whose path has one of the texts
  --seconds N       for every instance, instead of the class's own
  --seeds 1,2 | 1-5 one run a seed (default: 1)
  --iterations N    fixed work instead of time
  --cpu             seconds of the processor, on a machine that others use too
  --jobs N          instances side by side (default: 1, as the figures are meant)
  --no-peers        without the npm peers
  --out NAME        writes bench/results/NAME.md and .json (a full run: packing)
  --sweep           every instance, ten seeds, budgets from 0.1 s: does the judge refuse any plan? [--budgets 0.1,0.3,1]
  --interface       is npm run optimise what bench/README.md says?
  --tipping         what the rule that no pallet tips costs in pallets and deck: the same work without and with it, a line a class
  --chain           pallets and truck planned together beside packing first and loading afterwards, on ADDR [--only --seconds 10 --seeds 1-3]
  --browser         the same seeds and iterations here and in Chromium: are the plans the same to the byte?
  --early           forty pallets in Chromium: how far from the final length after 0.2 s? [--seconds 2] [--draws 4]
  --accept          keeps the results of the fixed work of npm test (bench/packing/fixed-work.json) unless they are worse [--because WHY]
  --write-own       writes bench/own again from the generator`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{
    classes: text,
    only: text,
    seconds: text,
    seeds: text,
    iterations: text,
    jobs: text,
    out: text,
    budgets: text,
    because: text,
    draws: text,
  },
  ...{
    cpu: flag,
    'no-peers': flag,
    sweep: flag,
    interface: flag,
    tipping: flag,
    chain: flag,
    'write-own': flag,
    accept: flag,
    browser: flag,
    early: flag,
    help: flag,
  },
};

const numbers = (list: string): number[] =>
  list.split(',').flatMap((part) => {
    const [from, to] = part.split('-').map(Number);
    return to === undefined ? [from!] : Array.from({ length: to - from! + 1 }, (_, i) => from! + i);
  });

async function main(): Promise<number> {
  const { values } = parseArgs({ options });
  if (values.help) return (console.log(USAGE), 0);
  if (values['write-own']) return (writeOwn(), 0);
  if (values.accept) return acceptResults(values.because);
  if (values.browser) return compareWithBrowser();
  if (values.early) return measureEarly(Number(values.seconds ?? 2), Number(values.draws ?? 4));
  if (values.chain)
    return measureChain(
      listInstances(['ADDR'], values.only?.split(',')),
      Number(values.seconds ?? CLASSES.ADDR.seconds),
      numbers(values.seeds ?? '1-3'),
    );
  if (values.interface) return checkInterface();
  const known = Object.keys(CLASSES) as ClassName[];
  const classes = values.classes ? known.filter((name) => values.classes!.split(',').includes(name)) : known;
  const listed = listInstances(classes, values.only?.split(','));
  if (!listed.length) return (console.error(`no such instances\n${USAGE}`), 2);
  if (values.tipping)
    return measureTipping(
      listed,
      values.iterations === undefined ? undefined : Number(values.iterations),
      Number(values.seeds ?? 1),
    );
  const jobs = Number(values.jobs ?? 1);
  if (values.sweep)
    return sweep(listed, numbers(values.seeds ?? '1-10'), (values.budgets ?? '0.1,0.3,1').split(',').map(Number), jobs);

  const seeds = numbers(values.seeds ?? '1');
  const tasks = listed.flatMap((one) => [
    ...seeds.map((seed) => ({
      ...{
        kind: 'own' as const,
        file: one.file,
        one,
        seed,
        seconds: Number(values.seconds ?? CLASSES[one.className].seconds),
      },
      ...(values.iterations === undefined ? {} : { iterations: Number(values.iterations) }),
      ...(values.cpu ? { isCpuTime: true } : {}),
    })),
    ...(values['no-peers'] ? [] : [{ kind: 'peers' as const, file: one.file, one }]),
  ]) satisfies Task[];
  const outcomes = new Map<string, Outcome[]>();
  const peers = new Map<string, readonly PeerResult[]>();
  const rowOf = (one: (typeof listed)[number]): Row => ({
    ...{
      name: one.name,
      className: one.className,
      outcomes: outcomes.get(one.file) ?? [],
      peers: peers.get(one.file) ?? [],
    },
    reference: loadInstance(one.file).wire.reference ?? {},
  });
  await runTasks(tasks, jobs, ({ one }, answer) => {
    if (answer.kind === 'peers') peers.set(one.file, answer.peers);
    else outcomes.set(one.file, [...(outcomes.get(one.file) ?? []), answer.outcome]);
    const isDone = outcomes.get(one.file)?.length === seeds.length && (values['no-peers'] || peers.has(one.file));
    if (isDone) console.log(lineOf(rowOf(one)));
  });
  const rows = listed.map(rowOf);
  const scores = classes
    .filter((name) => rows.some((row) => row.className === name))
    .map((name) =>
      scoreOf(
        name,
        rows.filter((r) => r.className === name),
      ),
    );
  for (const score of scores)
    console.log(
      `${score.className.padEnd(6)} ${score.text}; first plan at most ${score.slowestFirstPlanMs} ms; refused ${score.broken}`,
    );
  const facts = runFacts({ ...values, seeds: values.seeds ?? '1' });
  const name = values.out ?? (values.classes || values.only ? null : 'packing');
  if (name) console.log(writeResults(name, markdown(facts, scores, rows), { ...facts, scores, rows }));
  return scores.some((score) => score.broken) ? 1 : 0;
}

function writeOwn(): void {
  const folder = path.join(process.env['MULLION_ROOT'] ?? process.cwd(), 'bench/own');
  for (const instance of ownInstances())
    writeFileSync(path.join(folder, `${instance.name}.json`), `${JSON.stringify(instance)}\n`);
}

if (!isWorker())
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
