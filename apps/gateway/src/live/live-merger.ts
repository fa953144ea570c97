import type { LiveEntity, LiveServerMessage } from '@mullion/contracts';

const WINDOW_MS = 1_000;

type Changed = Extract<LiveServerMessage, { kind: 'changed' }>;
export interface Change {
  readonly entity: LiveEntity;
  readonly ids: readonly (number | string)[];
  readonly progress?: unknown;
}

interface Slot {
  readonly ids: Set<number | string>;
  /** A change without ids came: any row may have changed, which is sent without ids. */
  isAny: boolean;
  progress: unknown;
  timer: NodeJS.Timeout;
}

/** Merges the changes of one company to one message an entity and second; the first goes out at once. */
export class LiveMerger {
  private readonly slots = new Map<string, Slot>();

  constructor(private readonly send: (message: Changed) => void) {}

  add(change: Change): void {
    // progress belongs to its rows, so it is merged with changes of the same rows only
    const key = change.progress === undefined ? change.entity : `${change.entity} ${change.ids.join(',')}`;
    const slot = this.slots.get(key);
    if (slot) {
      for (const id of change.ids) slot.ids.add(id);
      slot.isAny ||= change.ids.length === 0;
      slot.progress = change.progress;
      return;
    }
    this.send(messageOf(change.entity, change.ids, change.progress));
    this.open(key, change.entity);
  }

  /** Drops what has not been sent. */
  clear(): void {
    for (const { timer } of this.slots.values()) clearTimeout(timer);
    this.slots.clear();
  }

  private open(key: string, entity: LiveEntity): void {
    const slot: Slot = {
      ids: new Set(),
      isAny: false,
      progress: undefined,
      timer: setTimeout(() => this.close(key, entity, slot), WINDOW_MS),
    };
    this.slots.set(key, slot);
  }

  private close(key: string, entity: LiveEntity, { ids, isAny, progress }: Slot): void {
    this.slots.delete(key);
    if (ids.size === 0 && !isAny) return;
    this.send(messageOf(entity, isAny ? [] : [...ids], progress));
    this.open(key, entity);
  }
}

const messageOf = (entity: LiveEntity, ids: readonly (number | string)[], progress: unknown): Changed => ({
  kind: 'changed',
  entity,
  ids: [...ids],
  ...(progress === undefined ? {} : { progress }),
});
