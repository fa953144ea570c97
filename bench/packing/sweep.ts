import type { Listed } from './instances';
import { runTasks } from './pool';
import { runFacts, writeResults } from './report';
import type { Task } from './solve';

interface Tally {
  plans: number;
  refused: string[];
  noFirstPlan: string[];
  slowestMs: number;
  overMs: number;
}

/** How far over its budget a run may be before it is named, ms. */
const LATE_MS = 250;

/**
 * Every instance with every seed and budget; the judge sees every plan, also those on the way. Exit code 1 when it
 * refuses one.
 */
export async function sweep(
  listed: readonly Listed[],
  seeds: readonly number[],
  budgets: readonly number[],
  jobs: number,
): Promise<number> {
  const tasks = budgets.flatMap((seconds) =>
    seeds.flatMap((seed) => listed.map((one) => ({ kind: 'own' as const, file: one.file, one, seed, seconds }))),
  ) satisfies Task[];
  const tallies = new Map<number, Tally>(
    budgets.map((s) => [s, { plans: 0, refused: [], noFirstPlan: [], slowestMs: 0, overMs: 0 }]),
  );
  const late: string[] = [];
  await runTasks(tasks, jobs, (task, answer) => {
    if (answer.kind !== 'own') return;
    const { outcome } = answer;
    const tally = tallies.get(task.seconds)!;
    const what = `${task.one.name} seed ${task.seed} ${task.seconds} s`;
    tally.plans++;
    tally.slowestMs = Math.max(tally.slowestMs, outcome.firstPlanMs);
    const overMs = Math.round((outcome.seconds - task.seconds) * 1000);
    tally.overMs = Math.max(tally.overMs, overMs);
    if (overMs > LATE_MS) late.push(`${what}: ${overMs} ms over`);
    if (outcome.firstPlanMs < 0) tally.noFirstPlan.push(what);
    if (!outcome.broken.length) return;
    tally.refused.push(`${what}: ${outcome.broken.join(' ')}`);
    console.log(`REFUSED ${what}: ${outcome.broken.join(' ')}`);
  });
  const lines = [...tallies].map(
    ([seconds, t]) =>
      `| ${seconds} | ${t.plans} | ${t.refused.length} | ${t.noFirstPlan.length} | ${t.slowestMs} | ${t.overMs} |`,
  );
  const facts = runFacts({ seeds, budgets, instances: listed.length, jobs });
  const table = [
    '| seconds | runs | refused by the judge | without a first plan | slowest first plan, ms | most over the budget, ms |',
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ];
  console.log(table.join('\n'));
  for (const line of late.slice(0, 20)) console.log(line);
  const head = `# Sweep: ${listed.length} instances, ${seeds.length} seeds\n\n${facts.date}, ${facts.machine.cpu}, ${facts.machine.cores} cores, Node ${facts.machine.node}, ${jobs} side by side.\n`;
  const refused = [...tallies.values()].flatMap((t) => t.refused);
  console.log(
    writeResults(
      'packing-sweep',
      `${head}\n${[...table, '', ...refused.map((r) => `- ${r}`)].join('\n').trimEnd()}\n`,
      {
        ...facts,
        tallies: [...tallies],
        late,
      },
    ),
  );
  return refused.length || [...tallies.values()].some((t) => t.noFirstPlan.length) ? 1 : 0;
}
