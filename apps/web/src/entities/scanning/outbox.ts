import { createOutbox } from '../../kits/outbox/outbox';
import { actRules } from './act-rules';
import type { Act, Opened } from './acts';

/** The outbox of everything that is scanned, and done at work centers and stops. */
export const { onOutboxEvent, envelopeOf, keep, withdraw, decide, markSeen, readOutbox, runOutbox } = createOutbox<
  Act,
  Opened
>(actRules);
