import { uuid } from '../api/uuid';
import { terminalId } from '../terminal/terminal-id';
import { targetOf, type Act, type Envelope, type Kept, type Owner } from './envelope';
import { createSender, type OutboxEvent } from './sender';
import { openShelf, type Shelf } from './shelf';
import { stage, stagedEnvelopes, unstage } from './staged';

const NAME = 'mullion-outbox';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
const listeners = new Set<(event: OutboxEvent) => void>();
let opened: Promise<Shelf> | null = null;
/** Read before this page takes anything itself. */
const left = stagedEnvelopes();
const shelf = (): Promise<Shelf> => (opened ??= openShelf().then(addStaged));

/** What the page before this one had taken and not kept is kept now; sent twice it still takes effect once, by its key. */
const addStaged = async (store: Shelf): Promise<Shelf> => {
  if (left.length === 0) return store;
  const known = new Set((await store.all()).map(({ id }) => id));
  for (const envelope of left) {
    const isKept = known.has(envelope.id) || (await isAdded(store, envelope));
    if (isKept) unstage(envelope.id);
  }
  return store;
};
const isAdded = (store: Shelf, envelope: Envelope): Promise<boolean> =>
  addTo(store, [envelope]).then(
    () => true,
    () => false,
  );
/** Under way into the store: nothing is decided of what is not there yet. */
const adding = new Map<string, Promise<void>>();
const addTo = async (store: Shelf, envelopes: readonly Envelope[]): Promise<void> => {
  const terminal = await terminalId();
  await store.add(envelopes.map((envelope) => ({ ...envelope, terminal, problem: null, opened: null })));
};

const deliver = (event: OutboxEvent): void => listeners.forEach((listener) => listener(event));
channel?.addEventListener('message', ({ data }: MessageEvent<OutboxEvent>) => deliver(data));
const publish = (event: OutboxEvent): void => {
  channel?.postMessage(event);
  deliver(event);
};

/** Listens to what happens in the outbox, in whichever tab it happens, until unsubscribed. */
export const onOutboxEvent = (listener: (event: OutboxEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

let lastAt = 0;
/** An envelope for an act that was done now; no two of a page have the same moment, which is their order. */
export const envelopeOf = (owner: Owner, act: Act): Envelope => {
  const id = uuid();
  lastAt = Math.max(Date.now(), lastAt + 1);
  return { ...owner, id, at: lastAt, target: targetOf(id, act), act };
};

/** Keeps envelopes, all or none of them, until the server has taken or refused them. Rejects when they could not be kept. */
export const keep = async (...envelopes: readonly Envelope[]): Promise<void> => {
  for (const envelope of envelopes) stage(envelope);
  const added = shelf().then((store) => addTo(store, envelopes));
  for (const { id } of envelopes) adding.set(id, added);
  try {
    await added;
  } finally {
    for (const { id } of envelopes) {
      adding.delete(id);
      unstage(id);
    }
  }
  publish({ kind: 'changed' });
  // asks the browser not to clear this store when the disk gets full; whatever it answers, nothing else can be done
  void navigator.storage?.persist?.().catch(() => false);
};

/**
 * Takes an act back before it was ever sent: then nobody but this browser has known of it.
 * @returns its target when it was sent, or answered, already
 */
export const withdraw = async ({ id, target }: Pick<Envelope, 'id' | 'target'>): Promise<'withdrawn' | { readonly target: string }> => {
  const kept = await (await shelf()).withdraw(id);
  if (kept === 'withdrawn') publish({ kind: 'changed' });
  return kept === 'withdrawn' ? kept : { target: kept?.target ?? target };
};

/**
 * What an act that waited for its meaning turns out to be, under its own key and at its own moment; null: nothing that is sent.
 * @returns false when another tab has decided it, or it could not be kept
 */
export const decide = async ({ id }: Pick<Envelope, 'id'>, act: Act | null): Promise<boolean> => {
  await adding.get(id)?.catch(() => undefined);
  const isDone = await (await shelf()).decide(id, act);
  if (isDone) publish({ kind: 'changed' });
  return isDone;
};

/** Somebody has seen these refusals. */
export const markSeen = async (ids: readonly string[]): Promise<void> => {
  const store = await shelf();
  const seen = (await store.all()).filter(({ id, problem }) => problem !== null && ids.includes(id));
  if (seen.length === 0) return;
  await store.replace(
    seen.map(({ seq }) => seq),
    [],
  );
  publish({ kind: 'changed' });
};

/** What is kept in this browser, of whoever it is, and whether it outlives the page. */
export const readOutbox = async (): Promise<{ readonly kept: readonly Kept[]; readonly durable: boolean }> => {
  const store = await shelf();
  return { kept: await store.all(), durable: store.durable };
};

/**
 * Sends what is this person's as long as they are signed in: in one tab of the browser at a time. Without Web Locks (plain HTTP)
 * every tab sends; the key still makes the server take each act once.
 */
export const runOutbox = (owner: Owner): (() => void) => {
  const over = new AbortController();
  const ended = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
  const lead = async (): Promise<void> => {
    const sender = createSender(await shelf(), owner, publish);
    const unsubscribe = onOutboxEvent((event) => {
      if (event.kind === 'changed') sender.pump();
    });
    addEventListener('online', sender.retryNow);
    sender.pump();
    await ended;
    unsubscribe();
    removeEventListener('online', sender.retryNow);
    await sender.stop();
  };
  void shelf().then(({ durable }) => {
    if (over.signal.aborted) return undefined;
    const { locks } = navigator;
    // what is kept in a page's memory can be sent by that page only
    if (!locks || !durable) return lead();
    return locks.request(`${NAME}-${owner.company}-${owner.person}`, { signal: over.signal }, lead).catch(() => undefined);
  });
  return () => over.abort();
};
