import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isWaiting, type ActRules, type AnyAct, type Envelope, type Kept } from './envelope';

const STORE = 'envelopes';

type AnyKept = Kept<AnyAct, object>;
interface Schema extends DBSchema {
  [STORE]: { key: number; value: AnyKept };
}
type Deciding<Act extends AnyAct> = Pick<ActRules<Act, never>, 'isDecided' | 'targetOf'>;

/** Where envelopes are kept. Each change is one transaction. */
export interface EnvelopeStore<Act extends AnyAct, Opened extends object> {
  /** False: kept in this page's memory only, and lost with it. */
  readonly durable: boolean;
  /** Everything in its order, of whoever it is. */
  readonly all: () => Promise<readonly Kept<Act, Opened>[]>;
  /** Resolves once they are kept, all or none of them. */
  readonly add: (envelopes: readonly (Envelope<Act> & Omit<Kept<Act, Opened>, 'seq'>)[]) => Promise<void>;
  /** Notes that an envelope is about to be sent; false when it was withdrawn before. */
  readonly claim: (seq: number) => Promise<boolean>;
  /** Takes an envelope away that was never sent. @returns what is kept of it when it was sent or answered already */
  readonly withdraw: (id: string) => Promise<'withdrawn' | Kept<Act, Opened> | null>;
  /** Gives an act that waits for its meaning this one, or takes it away; false when it is gone or decided already. */
  readonly decide: (id: string, act: Act | null) => Promise<boolean>;
  /** Takes some away and writes others, both or neither. */
  readonly replace: (gone: readonly number[], written: readonly Kept<Act, Opened>[]) => Promise<void>;
}

const decider = ({ isDecided, targetOf }: Deciding<AnyAct>) => ({
  undecided: (all: readonly AnyKept[], id: string): AnyKept | undefined =>
    all.find((kept) => kept.id === id && !isDecided(kept.act)),
  decided: (kept: AnyKept, act: AnyAct): AnyKept => ({ ...kept, act, target: targetOf(kept.id, act) }),
});
type Decider = ReturnType<typeof decider>;

const byDatabase = (
  database: IDBPDatabase<Schema>,
  { undecided, decided }: Decider,
): EnvelopeStore<AnyAct, object> => ({
  durable: true,
  all: () => database.getAll(STORE),
  add: async (envelopes) => {
    const transaction = database.transaction(STORE, 'readwrite');
    // ended at once and not when the answer has come: a page that goes away meanwhile would take it along
    const added = envelopes.map((envelope) => transaction.store.add(envelope as AnyKept));
    transaction.commit();
    await Promise.all([...added, transaction.done]);
  },
  claim: async (seq) => {
    const transaction = database.transaction(STORE, 'readwrite');
    const kept = await transaction.store.get(seq);
    if (kept && kept.tried !== true) await transaction.store.put({ ...kept, tried: true });
    await transaction.done;
    return kept !== undefined;
  },
  withdraw: async (id) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const kept = (await transaction.store.getAll()).find((envelope) => envelope.id === id) ?? null;
    const isUnsent = kept !== null && kept.tried !== true && isWaiting(kept);
    if (isUnsent) await transaction.store.delete(kept.seq);
    await transaction.done;
    return isUnsent ? 'withdrawn' : kept;
  },
  decide: async (id, act) => {
    const transaction = database.transaction(STORE, 'readwrite');
    const kept = undecided(await transaction.store.getAll(), id);
    if (kept) await (act ? transaction.store.put(decided(kept, act)) : transaction.store.delete(kept.seq));
    await transaction.done;
    return kept !== undefined;
  },
  replace: async (gone, written) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    await Promise.all([
      ...gone.map((seq) => transaction.store.delete(seq)),
      ...written.map((envelope) => transaction.store.put(envelope)),
      transaction.done,
    ]);
  },
});

const inMemory = ({ undecided, decided }: Decider): EnvelopeStore<AnyAct, object> => {
  const rows = new Map<number, AnyKept>();
  let last = 0;
  return {
    durable: false,
    all: () => Promise.resolve([...rows.values()].sort((a, b) => a.seq - b.seq)),
    add: (envelopes) => {
      for (const envelope of envelopes) {
        last += 1;
        rows.set(last, { ...envelope, seq: last });
      }
      return Promise.resolve();
    },
    claim: (seq) => {
      const kept = rows.get(seq);
      if (kept) rows.set(seq, { ...kept, tried: true });
      return Promise.resolve(kept !== undefined);
    },
    withdraw: (id) => {
      const kept = [...rows.values()].find((envelope) => envelope.id === id) ?? null;
      const isUnsent = kept !== null && kept.tried !== true && isWaiting(kept);
      if (isUnsent) rows.delete(kept.seq);
      return Promise.resolve(isUnsent ? 'withdrawn' : kept);
    },
    decide: (id, act) => {
      const kept = undecided([...rows.values()], id);
      if (kept && act) rows.set(kept.seq, decided(kept, act));
      else if (kept) rows.delete(kept.seq);
      return Promise.resolve(kept !== undefined);
    },
    replace: (gone, written) => {
      for (const seq of gone) rows.delete(seq);
      for (const envelope of written) rows.set(envelope.seq, envelope);
      return Promise.resolve();
    },
  };
};

const open = async (rules: Deciding<AnyAct>): Promise<EnvelopeStore<AnyAct, object>> => {
  try {
    const database = await openDB<Schema>('mullion-outbox', 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: 'seq', autoIncrement: true }),
    });
    return byDatabase(database, decider(rules));
  } catch {
    return inMemory(decider(rules));
  }
};

/**
 * The browser's own store; where it gives none (private windows of some browsers) the page's memory, which says so on
 * screen.
 */
export const openEnvelopeStore = async <Act extends AnyAct, Opened extends object>(
  rules: Deciding<Act>,
): Promise<EnvelopeStore<Act, Opened>> =>
  // what comes out is what an outbox of these acts has put in
  (await open(rules as unknown as Deciding<AnyAct>)) as unknown as EnvelopeStore<Act, Opened>;
