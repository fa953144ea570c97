import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Listed } from './instances';
import { CLASSES } from './instances';
import { bestPeer, ours, percent, shown, storedPeers, type Row, type Score } from './scores';

const root = process.env['MULLION_ROOT'] ?? process.cwd();

/** Where and how a run was made. */
export interface RunFacts {
  readonly date: string;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  readonly options: Record<string, unknown>;
}

export const runFacts = (options: Record<string, unknown>): RunFacts => ({
  date: new Date().toISOString().slice(0, 10),
  machine: { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version },
  options,
});

type Cell = string;
const columnsOf = (className: Listed['className']): readonly [string, (row: Row) => Cell][] => {
  const isFloor = ['TRUCK', 'STOPS', 'STRIP'].includes(className);
  const peer = (name: string): [string, (row: Row) => Cell][] => [
    [name, (row) => measured(row, name, (p) => `${p.value}${p.broken ? ` (${p.broken} broken)` : ''}`)],
    [
      isFloor ? 'stop by stop' : 'standing',
      (row) => measured(row, name, (p) => (p.lawful === null ? '-' : String(p.lawful))),
    ],
  ];
  return [
    ['instance', (row) => row.name],
    [isFloor ? 'mm' : 'pallets', (row) => range(row.outcomes.map((o) => o.value))],
    ['bound', (row) => range(row.outcomes.map((o) => o.bound))],
    ...(className === 'STRIP'
      ? ([['optimum', (row) => String(row.reference.optimum ?? '-')]] as [string, (row: Row) => Cell][])
      : []),
    [
      'stored peers',
      (row) =>
        Object.entries(storedPeers(row.reference))
          .map(([name, value]) => `${short(name)} ${value}`)
          .join(', ') || '-',
    ],
    ...peer('binpackingjs'),
    ...(isFloor ? peer('maxrects-packer') : []),
    ...(className === 'ADDR' ? deckColumns : []),
    ...(isFloor
      ? []
      : ([['split orders', (row) => range(row.outcomes.map((o) => o.splitOrders ?? 0))]] as [
          string,
          (row: Row) => Cell,
        ][])),
    ['left out', (row) => range(row.outcomes.map((o) => o.unplaced))],
    ['first plan, ms', (row) => range(row.outcomes.map((o) => o.firstPlanMs))],
    ['judge', (row) => [...new Set(row.outcomes.flatMap((o) => o.broken))].join(' ') || 'right'],
  ];
};

const deckColumns: [string, (row: Row) => Cell][] = [
  ['deck, m²', (row) => (row.outcomes[0]?.deckM2 ?? 0).toFixed(2)],
  ['bound of the deck', (row) => (row.outcomes[0]?.deckBoundM2 ?? 0).toFixed(2)],
  ['ratio', (row) => ((row.outcomes[0]?.deckM2 ?? 0) / (row.outcomes[0]?.deckBoundM2 ?? 1)).toFixed(3)],
  ['at standard lengths', (row) => (row.outcomes[0]?.standardDeckM2 ?? 0).toFixed(2)],
  ['saved', (row) => percent(1 - (row.outcomes[0]?.deckM2 ?? 0) / (row.outcomes[0]?.standardDeckM2 ?? 1))],
  ['binpackingjs deck', (row) => measured(row, 'binpackingjs', (p) => (p.deckM2 ?? 0).toFixed(2))],
];

const measured = (row: Row, name: string, show: (peer: Row['peers'][number]) => string): string => {
  const peer = row.peers.find((p) => p.peer === name);
  return peer ? show(peer) : '-';
};
const short = (name: string): string =>
  name.replace(/ 4\.1\.0| 4$|, address by address, uncut| rectangle, .*| box/g, '');
const range = (values: readonly number[]): string => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? shown(low) : `${shown(low)}–${shown(high)}`;
};

/** One line of progress. */
export const lineOf = (row: Row): string => {
  const peer = bestPeer(row);
  const broken = row.outcomes.flatMap((o) => o.broken);
  return `${row.name.padEnd(26)} ${shown(ours(row)).padStart(7)}  bound ${range(row.outcomes.map((o) => o.bound)).padStart(6)}  best peer ${String(peer ?? '-').padStart(6)}  first ${range(row.outcomes.map((o) => o.firstPlanMs))} ms${broken.length ? `  BROKEN ${[...new Set(broken)].join(' ')}` : ''}`;
};

/** Markdown: the scores, then a table a class. */
export function markdown(facts: RunFacts, scores: readonly Score[], rows: readonly Row[]): string {
  const { cpu, cores, node } = facts.machine;
  const seconds = facts.options['seconds'] ?? 'those of the class';
  const lines = [
    '# Packing benchmark',
    '',
    `${facts.date}, ${cpu}, ${cores} cores, Node ${node}. One thread; seconds: ${String(seconds)}${facts.options['cpu'] ? ' of the processor' : ''}; seeds: ${String(facts.options['seeds'])}. Every plan judged.`,
    '',
    '| class | seconds | score | first plan, ms at most | plans refused |',
    '| --- | --- | --- | --- | --- |',
    ...scores.map(
      (s) =>
        `| ${s.className}: ${CLASSES[s.className].title} | ${String(facts.options['seconds'] ?? CLASSES[s.className].seconds)} | ${s.text} | ${s.slowestFirstPlanMs} | ${s.broken} |`,
    ),
  ];
  for (const { className } of scores) {
    const columns = columnsOf(className);
    lines.push(
      '',
      `## ${className}`,
      '',
      `| ${columns.map(([title]) => title).join(' | ')} |`,
      `| ${columns.map(() => '---').join(' | ')} |`,
    );
    for (const row of rows.filter((r) => r.className === className))
      lines.push(`| ${columns.map(([, cell]) => cell(row)).join(' | ')} |`);
  }
  return `${lines.join('\n')}\n`;
}

/** Writes bench/results/NAME.md and NAME.json; gives the path. */
export function writeResults(name: string, text: string, data: object): string {
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.md`), text);
  writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(data, null, 1)}\n`);
  return `bench/results/${name}.md`;
}
