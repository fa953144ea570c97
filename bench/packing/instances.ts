import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readInstance, type Instance } from '@mullion/packing-optimiser';
import type { WireInstance } from './wire';

const root = process.env['MULLION_ROOT'] ?? process.cwd();
const FOLDERS = ['pallets', 'trucks', 'strips', 'own'] as const;

/** Classes of instances, each with a score of its own, and the seconds that "must show" gives them. */
export const CLASSES = {
  WIN_S: { seconds: 2, title: '20 products, addresses mixed' },
  WIN_M: { seconds: 2, title: '200 products, addresses mixed' },
  WIN_L: { seconds: 10, title: '2000 products, addresses mixed' },
  SETS_L: { seconds: 300, title: '2000 products, addresses mixed, three of ten draws a set' },
  PLANT: { seconds: 15, title: 'a full plan is known' },
  ADDR: { seconds: 10, title: 'one address a pallet, cut to content' },
  OWN: { seconds: 5, title: 'own: sets, locked and pinned, standard lengths, tight, misfits' },
  TRUCK: { seconds: 3, title: 'real truck loads with stops' },
  STOPS: { seconds: 3, title: 'own: floors with many stops' },
  STRIP: { seconds: 10, title: 'strips with a known optimum' },
} as const;
export type ClassName = keyof typeof CLASSES;

/** An instance of the benchmark with its file and class. */
export interface Listed {
  readonly name: string;
  readonly className: ClassName;
  readonly file: string;
}

/** Every instance of the benchmark, class by class, those whose path has one of the texts. */
export function listInstances(classes: readonly ClassName[], only: readonly string[] = ['']): Listed[] {
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, 'bench', folder))
      .sort()
      .map((name): Listed => ({
        name: path.basename(name, '.json'),
        className: classOf(folder, name),
        file: path.join(root, 'bench', folder, name),
      })),
  );
  return classes.flatMap((className) =>
    all.filter((one) => one.className === className && only.some((text) => one.file.includes(text))),
  );
}

function classOf(folder: (typeof FOLDERS)[number], name: string): ClassName {
  if (folder === 'trucks') return 'TRUCK';
  if (folder === 'strips') return 'STRIP';
  if (folder === 'own') return name.startsWith('STOPS') ? 'STOPS' : 'OWN';
  if (name.startsWith('WIN')) return `WIN_${name.split('_')[2]![0]}` as ClassName;
  if (name.startsWith('SETS')) return 'SETS_L';
  return name.startsWith('PLANT') ? 'PLANT' : 'ADDR';
}

/** The file as it stands, and as the solver reads it. */
export function loadInstance(file: string): { wire: WireInstance; instance: Instance } {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return { wire: json as WireInstance, instance: readInstance(json) };
}
