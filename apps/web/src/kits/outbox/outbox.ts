import { uuid } from '../http/uuid';
import { terminalId } from '../terminal/terminal-id';
import type { ActRules, AnyAct, Envelope, Kept, Owner } from './envelope';
import { createSender, type OutboxEvent } from './sender';
import { openEnvelopeStore, type EnvelopeStore } from './envelope-store';
import { stage, writtenAhead, clearWriteAhead } from './write-ahead';

const NAME = 'mullion-outbox';

/** The outbox of this browser for acts of these rules; a browser has one. */
export const createOutbox = <Act extends AnyAct, Opened extends object>(rules: ActRules<Act, Opened>) => {
  type Store = EnvelopeStore<Act, Opened>;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
  const listeners = new Set<(event: OutboxEvent<Act>) => void>();
  let opened: Promise<Store> | null = null;
  /** Read before this page takes anything itself. */
  const left = writtenAhead<Act>();
  const shelf = (): Promise<Store> => (opened ??= openEnvelopeStore<Act, Opened>(rules).then(addWrittenAhead));

  /**
   * What the page before this one had taken and not kept is kept now; sent twice it still takes effect once, by its
   * key.
   */
  const addWrittenAhead = async (store: Store): Promise<Store> => {
    if (left.length === 0) return store;
    const known = new Set((await store.all()).map(({ id }) => id));
    for (const envelope of left) {
      const isKept = known.has(envelope.id) || (await isAdded(store, envelope));
      if (isKept) clearWriteAhead(envelope.id);
    }
    return store;
  };
  const isAdded = (store: Store, envelope: Envelope<Act>): Promise<boolean> =>
    addTo(store, [envelope]).then(
      () => true,
      () => false,
    );
  /** Under way into the store: nothing is decided of what is not there yet. */
  const adding = new Map<string, Promise<void>>();
  const addTo = async (store: Store, envelopes: readonly Envelope<Act>[]): Promise<void> => {
    const terminal = await terminalId();
    await store.add(envelopes.map((envelope) => ({ ...envelope, terminal, problem: null, opened: null })));
  };

  const deliver = (event: OutboxEvent<Act>): void => listeners.forEach((listener) => listener(event));
  channel?.addEventListener('message', ({ data }: MessageEvent<OutboxEvent<Act>>) => deliver(data));
  const publish = (event: OutboxEvent<Act>): void => {
    channel?.postMessage(event);
    deliver(event);
  };

  /** Listens to what happens in the outbox, in whichever tab it happens, until unsubscribed. */
  const onOutboxEvent = (listener: (event: OutboxEvent<Act>) => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  let lastAt = 0;
  /** An envelope for an act that was done now; no two of a page have the same moment, which is their order. */
  const envelopeOf = (owner: Owner, act: Act): Envelope<Act> => {
    const id = uuid();
    lastAt = Math.max(Date.now(), lastAt + 1);
    return { ...owner, id, at: lastAt, target: rules.targetOf(id, act), act };
  };

  /**
   * Keeps envelopes, all or none of them, until the server has taken or refused them. Rejects when they could not be
   * kept.
   */
  const keep = async (...envelopes: readonly Envelope<Act>[]): Promise<void> => {
    for (const envelope of envelopes) stage(envelope);
    const added = shelf().then((store) => addTo(store, envelopes));
    for (const { id } of envelopes) adding.set(id, added);
    try {
      await added;
    } finally {
      for (const { id } of envelopes) {
        adding.delete(id);
        clearWriteAhead(id);
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
  const withdraw = async ({
    id,
    target,
  }: Pick<Envelope<Act>, 'id' | 'target'>): Promise<'withdrawn' | { readonly target: string }> => {
    const kept = await (await shelf()).withdraw(id);
    if (kept === 'withdrawn') publish({ kind: 'changed' });
    return kept === 'withdrawn' ? kept : { target: kept?.target ?? target };
  };

  /**
   * What an act that waited for its meaning turns out to be, under its own key and at its own moment; null: nothing
   * that is sent.
   * @returns false when another tab has decided it, or it could not be kept
   */
  const decide = async ({ id }: Pick<Envelope<Act>, 'id'>, act: Act | null): Promise<boolean> => {
    await adding.get(id)?.catch(() => undefined);
    const isDone = await (await shelf()).decide(id, act);
    if (isDone) publish({ kind: 'changed' });
    return isDone;
  };

  /** Somebody has seen these refusals. */
  const markSeen = async (ids: readonly string[]): Promise<void> => {
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
  const readOutbox = async (): Promise<{ readonly kept: readonly Kept<Act, Opened>[]; readonly durable: boolean }> => {
    const store = await shelf();
    return { kept: await store.all(), durable: store.durable };
  };

  /**
   * Sends what is this person's as long as they are signed in: in one tab of the browser at a time. Without Web Locks
   * (plain HTTP) every tab sends; the key still makes the server take each act once.
   */
  const runOutbox = (owner: Owner): (() => void) => {
    const over = new AbortController();
    const ended = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
    const lead = async (): Promise<void> => {
      const sender = createSender(rules, await shelf(), owner, publish);
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
      return locks
        .request(`${NAME}-${owner.company}-${owner.person}`, { signal: over.signal }, lead)
        .catch(() => undefined);
    });
    return () => over.abort();
  };

  return { onOutboxEvent, envelopeOf, keep, withdraw, decide, markSeen, readOutbox, runOutbox };
};
