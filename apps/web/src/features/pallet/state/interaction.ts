import type { PickingVerb } from '../commands/registry';

/** What the person is doing; one thing at a time. */
export type Interaction =
  | { readonly kind: 'idle' }
  | { readonly kind: 'dragging'; readonly id: number }
  /** A verb waits for its second product. */
  | { readonly kind: 'picking'; readonly verb: PickingVerb; readonly id: number };

export const idle: Interaction = { kind: 'idle' };
