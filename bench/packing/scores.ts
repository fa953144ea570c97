import type { ClassName } from './instances';
import type { PeerResult } from './peers/peer-result';
import type { Outcome } from './solve';
import type { Reference } from './wire';

/** All that is known of an instance after a run. */
export interface Row {
  readonly name: string;
  readonly className: ClassName;
  readonly reference: Reference;
  readonly outcomes: readonly Outcome[];
  readonly peers: readonly PeerResult[];
}

export interface Score {
  readonly className: ClassName;
  /** One line: what was reached, against what. */
  readonly text: string;
  /** Ours over the best peer's; below 1 is better. Null without a peer. */
  readonly ratio: number | null;
  readonly broken: number;
  readonly slowestFirstPlanMs: number;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);

/** Mean over the seeds. */
export const ours = (row: Row): number => mean(row.outcomes.map((o) => o.value));
/** Stored figures of peers that do not run here: pallets, or millimetres. */
export function storedPeers(reference: Reference): Record<string, number> {
  const pallets = Object.entries(reference.peers ?? {}).map(([name, p]) => [name, p.pallets] as const);
  const floors = Object.entries(reference).flatMap(([name, value]) =>
    name.startsWith('packingsolver') && typeof value === 'number' ? [[name, value] as const] : [],
  );
  return Object.fromEntries([...pallets, ...floors]);
}

const FLOORS: readonly ClassName[] = ['TRUCK', 'STOPS', 'STRIP'];

/**
 * The best figure of any peer, stored or measured; null without one. Pallets count as the peer gives them, whether they
 * stand or not, as the stored ones do; floors of the npm peers count loaded stop by stop.
 */
export function bestPeer(row: Row): number | null {
  const measured = row.peers.flatMap((p) => (FLOORS.includes(row.className) ? (p.lawful ?? []) : p.value));
  const all = [...Object.values(storedPeers(row.reference)), ...measured];
  return all.length ? Math.min(...all) : null;
}

/** One score a class. */
export function scoreOf(className: ClassName, rows: readonly Row[]): Score {
  const outcomes = rows.flatMap((row) => row.outcomes);
  const common = {
    className,
    broken: sum(outcomes.map((o) => o.broken.length)),
    slowestFirstPlanMs: Math.max(0, ...outcomes.map((o) => o.firstPlanMs)),
  };
  const proved = `proved ${outcomes.filter((o) => o.isProved).length} of ${outcomes.length}`;
  if (className === 'STRIP') return { ...common, ...stripScore(rows) };
  const compared = rows.filter((row) => bestPeer(row) !== null);
  const [own, peer] = [sum(compared.map(ours)), sum(compared.map((row) => bestPeer(row)!))];
  const ratio = compared.length ? own / peer : null;
  const against = compared.length
    ? `${shown(own)} against ${peer} of the best peers (ratio ${ratio!.toFixed(3)})`
    : `${shown(sum(rows.map(ours)))}, no peers`;
  const behind = compared.filter((row) => ours(row) > bestPeer(row)!);
  // a peer below a proved bound has kept other rules (docs/trucks.md for the stops)
  const isImpossible = (row: Row) => bestPeer(row)! < Math.max(...row.outcomes.map((o) => o.bound));
  const worse = behind.filter((row) => !isImpossible(row)).map((row) => row.name);
  const impossible = behind.filter(isImpossible).map((row) => row.name);
  const more = [
    worse.length ? `worse on ${worse.join(', ')}` : compared.length ? 'worse on none' : '',
    impossible.length ? `the peer is below our proved bound, so by other rules, on ${impossible.join(', ')}` : '',
    ...[proved, ...extras(rows)],
  ];
  return { ...common, ratio, text: [against, ...more.filter(Boolean)].join('; ') };
}

/** Mean excess over the optimum where a packingsolver figure is stored, and against it. */
function stripScore(rows: readonly Row[]): { text: string; ratio: number | null } {
  const known = rows.filter((row) => row.reference.optimum && Object.keys(storedPeers(row.reference)).length);
  const excess = (row: Row, value: number) => value / row.reference.optimum! - 1;
  const own = mean(known.map((row) => excess(row, ours(row))));
  const solver = mean(known.map((row) => excess(row, Object.values(storedPeers(row.reference))[0]!)));
  const measured = ['binpackingjs', 'maxrects-packer'].flatMap((name) => {
    const with_ = known.filter((row) => row.peers.some((p) => p.peer === name));
    const value = (row: Row) => row.peers.find((p) => p.peer === name)!.value;
    return with_.length
      ? [`${name} ${percent(mean(with_.map((row) => excess(row, value(row)))))} on ${with_.length}`]
      : [];
  });
  const ratio = solver > 0 ? own / solver : null;
  const text = `mean excess over the optimum ${percent(own)}, packingsolver ${percent(solver)} (ratio ${ratio?.toFixed(3) ?? '-'})`;
  return { ratio, text: [text, ...measured].join('; ') };
}

function extras(rows: readonly Row[]): string[] {
  const planted = rows.filter((row) => row.reference.planted_optimum);
  const reached = planted.filter((row) => ours(row) <= row.reference.planted_optimum!).length;
  const first = rows.flatMap((row) => row.outcomes.slice(0, 1));
  const isCut = rows[0]?.className === 'ADDR';
  const [deck, standard, bound, split] = (['deckM2', 'standardDeckM2', 'deckBoundM2', 'splitOrders'] as const).map(
    (name) => sum(first.map((o) => o[name] ?? 0)),
  ) as [number, number, number, number];
  return [
    planted.length ? `planted optimum reached on ${reached} of ${planted.length}` : '',
    isCut
      ? `split orders ${split}; deck ${deck.toFixed(1)} m² on a bound of ${bound.toFixed(1)} m² (ratio ${(deck / bound).toFixed(3)}), at standard lengths ${standard.toFixed(1)} m² (${percent(1 - deck / standard)} saved)`
      : '',
  ].filter(Boolean);
}

export const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
/** Whole numbers as they are, means with one digit. */
export const shown = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
