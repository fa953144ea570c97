import type { PaperKind } from '@mullion/contracts';

/** By kind and id of what a paper is of. */
export const paperKey = (kind: PaperKind, id: number): string => `${kind} ${id}`;
