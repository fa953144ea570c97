import type { EventHead } from '@mullion/contracts';
import { log } from '../logging/log';

/** An event that was given up: its row in `dead_letter`, and what is known of it; null when it could not be read. */
export interface GivenUpEvent {
  readonly id: number;
  readonly head: EventHead | null;
}

type Hook = (event: GivenUpEvent) => Promise<void> | void;

/**
 * Called for each dead letter after its row is committed, on the replica that wrote it; not called again after a crash,
 * so a hook needs a sweep beside it.
 */
export class DeadLetterHooks {
  private readonly hooks: Hook[] = [];

  add(hook: Hook): void {
    this.hooks.push(hook);
  }

  /** Calls the hooks beside the consumer, which goes on; what they throw is logged. */
  call(event: GivenUpEvent): void {
    for (const hook of this.hooks) {
      void Promise.resolve()
        .then(() => hook(event))
        .catch((error: unknown) => log().warn({ letter: event.id, err: error }, 'a hook of a dead letter failed'));
    }
  }
}
