import { routes } from '@mullion/contracts';
import type { MullionClient } from '../../libs/client/src';
import { Chance } from './chance';
import { Journal, type Meant, type Value } from './journal';
import { Loader, loadKey, spotsOf } from './loader';
import { massKey, Planner, productKey } from './planner';
import { openSite, signedIn } from './site';

const PEOPLE = ['admin', 'planner'] as const;

interface Actor {
  readonly name: string;
  readonly api: MullionClient;
  readonly planner: Planner;
  readonly loader: Loader;
}
/** What one person does in a step: on which page, and what. */
interface Move {
  readonly page: 'planning' | 'truck';
  readonly does: 'act' | 'undo' | 'redo' | 'rearrange';
  readonly looks: boolean;
}
export interface Played {
  readonly failures: readonly string[];
  readonly counts: Journal['counts'];
}

/**
 * Two people at once on one order's pallets and one truck, by the editors of the web over the public API, each act
 * chosen by the seed.
 */
export const play = async (
  url: string,
  { seed, acts }: { readonly seed: number; readonly acts: number },
): Promise<Played> => {
  const chance = new Chance(seed);
  const journal = new Journal();
  const admin = await signedIn(url, 'admin');
  const site = await openSite(admin);
  const filter = { query: { filter: site.number } };
  const page = await admin.call(routes.getOrdersPallets, filter);
  const products = page.orders.flatMap((order) => order.products);
  for (const product of products) journal.begin(productKey(product.id), product.pallet_id);
  for (const [thing, spot] of spotsOf(site.truck)) journal.begin(thing, spot);
  const masses = new Map<string, number>();
  const trucks = new Map([[site.truck.version, site.truck]]);
  const actors: Actor[] = [];
  for (const name of PEOPLE) {
    const api = name === 'admin' ? admin : await signedIn(url, name);
    const planner = new Planner(page, name, api, site.number, journal, masses);
    actors.push({ name, api, planner, loader: new Loader(site.truck, name, api, journal, trucks) });
  }
  for (let step = 1; step * PEOPLE.length <= acts; step += 1) {
    const moves = actors.map(() => chosen(chance));
    // the server moves everything at once: whoever else is at the truck in that step looks only
    const isAlone = moves.filter((move) => move.page === 'truck').length === 1;
    const judgements = await Promise.all(
      actors.map((actor, at) =>
        take(actor, moves[at] as Move, { step, journal, chance: new Chance(chance.of(2 ** 31)), isAlone }),
      ),
    );
    // only now: what one finds done already may be what the other's unanswered request has just done
    for (const judge of judgements) judge();
  }

  const [after, truck] = [
    await admin.call(routes.getOrdersPallets, filter),
    await admin.call(routes.getTruck, { params: { id: site.truck.id } }),
  ];
  const now = new Map<string, Value>([
    ...after.orders
      .flatMap((order) => order.products)
      .map((product) => [productKey(product.id), product.pallet_id] as const),
    ...after.pallets.map((pallet) => [massKey(pallet.id), pallet.max_weight] as const),
    ...spotsOf(truck),
  ]);
  journal.judge(now);
  for (const product of products) {
    const on = after.pallets
      .filter((pallet) => pallet.products.some(({ id }) => id === product.id))
      .map(({ id }) => id);
    const stands = now.get(productKey(product.id));
    journal.expect(stands !== undefined, `product ${product.id} is gone`);
    journal.expect(
      on.join() === `${stands ?? ''}`,
      `product ${product.id} is on pallets ${on.join()}, it says ${stands}`,
    );
  }
  for (const load of site.truck.pallets)
    journal.expect(now.has(loadKey(load.pallet_id)), `pallet ${load.pallet_id} is no longer on the truck`);
  return { failures: journal.failures, counts: journal.counts };
};

const chosen = (chance: Chance): Move => {
  const does = chance.of(10);
  const page = chance.of(3) === 0 ? 'truck' : 'planning';
  return {
    page,
    looks: chance.of(2) === 0,
    does: does < 3 ? 'undo' : does < 4 ? 'redo' : does === 4 && page === 'truck' ? 'rearrange' : 'act',
  };
};

interface Turn {
  readonly step: number;
  readonly journal: Journal;
  readonly chance: Chance;
  readonly isAlone: boolean;
}

/** Gives what the journal is to judge once everybody has finished the step. */
const take = async (
  { name, planner, loader }: Actor,
  move: Move,
  { step, journal, chance, isAlone }: Turn,
): Promise<() => void> => {
  const editor = move.page === 'truck' ? loader : planner;
  const history = `${name} ${move.page}`;
  editor.at(step);
  if (move.looks) await editor.look();
  const told = editor.notices.length;
  const way = move.does === 'undo' || move.does === 'redo' ? move.does : null;
  if (way) {
    const stack = journal.stacksOf(history)[way === 'undo' ? 'done' : 'undone'];
    if (stack.length === 0) return () => undefined;
    journal.counts[way === 'undo' ? 'undos' : 'redos'] += 1;
    editor[way]();
    await editor.flushed();
    return () => journal.stepped(way, name, history, step, editor.notices.length > told);
  }
  const isRearranged = move.does === 'rearrange' && isAlone;
  const meant: Meant | null = isRearranged ? await loader.rearrange() : editor.act(chance);
  await editor.flushed();
  if (meant === null) return () => void (journal.counts.refusedAtOnce += 1);
  journal.counts.acts += 1;
  return () => journal.acted(name, history, step, meant, editor.notices.length > told);
};
