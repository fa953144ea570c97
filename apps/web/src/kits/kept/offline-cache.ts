import { outcomeOf, type AnyRoute, type Problem } from '@mullion/contracts';
import { personOf, token } from '../session/token';
import type { KeptAnswer, CacheOwner } from './answer-store';

/** With its library it stays out of the page of signing in. */
const shelf = () => import('./answer-store');

/** Which reads a device keeps, by the names of their routes. */
export interface CachedReads {
  /** The read that says whose answers are kept. */
  readonly person: string;
  /** Kept wherever they are read. */
  readonly everyPage: readonly string[];
  /** Kept, and shown without a network, on pages of terminals only. */
  readonly terminals: readonly string[];
  readonly isTerminalPage: (path: string) => boolean;
}

let reads: CachedReads = { person: '', everyPage: [], terminals: [], isTerminalPage: () => false };

/** Says what is kept, before the first page opens; until then nothing is. */
export const setCachedReads = (given: CachedReads): void => void (reads = given);

const isHere = (): boolean => reads.isTerminalPage(location.pathname);

/** What has not been read for so long is read again. */
const KEEP_MS = 3 * 24 * 3_600_000;

/** The office plans by what is true now: its pages neither keep nor show anything of yesterday. */
export const isKept = (route: AnyRoute): boolean =>
  reads.everyPage.includes(route.name) || (reads.terminals.includes(route.name) && isHere());

/** Parts of an input in whatever order are one question. */
const keyOf = (route: AnyRoute, input: unknown): string =>
  `${route.name} ${JSON.stringify(input, (_name, value: unknown) => sorted(value))}`;
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** No answer came, or none that says anything: not "no", but nothing. */
export const isUnanswered = (problem: Problem): boolean => outcomeOf(problem) === 'transient';

/** Keeps an answer for times without a network, in its own time: nobody waits for it. */
export const keep = (route: AnyRoute, input: unknown, data: unknown): void => {
  const person = personOf(token.get());
  if (!isKept(route) || person === null) return;
  const answer: KeptAnswer = { key: keyOf(route, input), route: route.name, data, at: Date.now() };
  // a full or closed store: the page itself still has the answer
  void writeCached(person, answer).catch(() => undefined);
};

const writeCached = async (person: string, answer: KeptAnswer): Promise<void> => {
  const { dropOlderThan, keepAnswer, writeOwner } = await shelf();
  if (answer.route === reads.person) {
    await writeOwner({ person, company: (answer.data as { readonly company_id: number }).company_id });
    await dropOlderThan(Date.now() - KEEP_MS);
  }
  await keepAnswer(person, answer);
};

/** The answer as this device knew it last, if it is this person's; null: the network is needed. */
export const recall = async (route: AnyRoute, input: unknown): Promise<KeptAnswer | null> => {
  if (!isKept(route) || !isHere()) return null;
  const owner = await cacheOwner();
  const person = personOf(token.get());
  if (owner === null || (person !== null && person !== owner.person)) return null;
  return (await shelf()).readAnswer(keyOf(route, input)).catch(() => null);
};

/** Who worked here last; null for nobody, or where nothing is stored. */
const cacheOwner = async (): Promise<CacheOwner | null> => (await shelf()).readOwner().catch(() => null);

/**
 * Who goes on with this page while nobody answers whether they are still signed in; null where the page needs the
 * server.
 */
export const ownerWithoutNetwork = async (): Promise<CacheOwner | null> => (isHere() ? cacheOwner() : null);

/** Nothing of anybody is left on this device. */
export const purgeOfflineCache = (): void =>
  void shelf()
    .then(({ purgeAnswers }) => purgeAnswers())
    .catch(() => undefined);
