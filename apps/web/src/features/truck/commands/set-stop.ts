import type { FloorDraft } from './floor-draft';

/** The stop of a whole group: every pallet of it gets this priority, never below 1 (§2.5). */
export const setStop = (draft: FloorDraft, palletIds: ReadonlySet<number>, stop: number): FloorDraft => ({
  ...draft,
  placed: draft.placed.map((pallet) =>
    palletIds.has(pallet.id) ? { ...pallet, dispatchPriority: Math.max(1, Math.round(stop)) } : pallet,
  ),
});
