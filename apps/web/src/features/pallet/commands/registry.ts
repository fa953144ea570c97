import {
  dragToMiddle,
  flip,
  moveDown,
  moveToUpperRowEnd,
  putAway,
  rowsOf,
  stackOnTop,
  swap,
  verbRefusal,
  isRefused,
  type EditorVerb,
  type PalletLoad,
  type PalletEditState,
  type VerbResult,
  type Violation,
} from '@mullion/packing-model';

/** The verbs of the panel, in its order. */
export const panelVerbs = [
  'stack_on_top',
  'move_down',
  'flip',
  'move_to_upper_row_end',
  'drag_to_middle',
  'swap',
  'put_away',
] as const satisfies readonly EditorVerb[];
export type PanelVerb = (typeof panelVerbs)[number];
/** Verbs that ask for a second product. */
export type PickingVerb = 'stack_on_top' | 'swap';

/** Keys of the verbs; each drag has one too. */
export const verbKeys: Readonly<Record<PanelVerb, string>> = {
  stack_on_top: 'S',
  move_down: 'D',
  flip: 'F',
  move_to_upper_row_end: 'E',
  drag_to_middle: 'C',
  swap: 'X',
  put_away: 'Delete',
};

export const picksTarget = (verb: PanelVerb): verb is PickingVerb => verb === 'stack_on_top' || verb === 'swap';

/** Pure: draft in, draft out, or why not. `targetId` only for the verbs that pick one. */
export const runVerb = (verb: PanelVerb, load: PalletLoad, id: number, targetId: number | null): VerbResult => {
  switch (verb) {
    case 'stack_on_top':
      return stackOnTop(load, id, targetId ?? id);
    case 'swap':
      return swap(load, id, targetId ?? id);
    case 'move_down':
      return moveDown(load, id);
    case 'flip':
      return flip(load, id);
    case 'move_to_upper_row_end':
      return moveToUpperRowEnd(load, id);
    case 'drag_to_middle':
      return dragToMiddle(load, id, middleRow(load, id));
    case 'put_away':
      return putAway(load, id);
  }
};

/** Behind how many rows the middle is, without the load that moves there. */
const middleRow = (load: PalletLoad, id: number): number => {
  const rows = rowsOf(load.products);
  const isAlone = rows.some((row) => row.stacks.length === 1 && row.stacks[0]?.some((product) => product.id === id));
  return Math.floor((rows.length - (isAlone ? 1 : 0)) / 2);
};

/** Why a verb is not possible now, or null. Verbs that pick a target are judged when it is picked. */
export const refusalOf = (
  verb: PanelVerb,
  load: PalletLoad,
  id: number,
  standing: PalletEditState,
): Violation | null => {
  const locked = verbRefusal(verb, standing);
  if (locked) return locked;
  if (picksTarget(verb)) return load.products.length < 2 ? { code: 'pallet.stack_on_itself', params: {} } : null;
  const result = runVerb(verb, load, id, null);
  return isRefused(result) ? (result.violations[0] ?? null) : null;
};
