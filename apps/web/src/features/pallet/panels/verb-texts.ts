/** What the verbs are called. */
export const VERB_TEXTS = {
  stack_on_top: 'verbs.stack',
  move_down: 'verbs.down',
  flip: 'verbs.flip',
  move_to_upper_row_end: 'verbs.rowEnd',
  drag_to_middle: 'verbs.middle',
  swap: 'verbs.swap',
  put_away: 'verbs.putAway',
} as const;
