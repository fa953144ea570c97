/** At the usual speed the pallet of a step is on its way so long. */
const WAY_MS = 1_300;

/** How far loading has been played. */
export interface PlayerState {
  /** The step that is shown, 1 to the number of steps; 0 when there are none. */
  readonly at: number;
  readonly isPlaying: boolean;
  /** It was reached going forward, so that its pallet is seen coming. */
  readonly isComing: boolean;
}

export type PlayerAct = { readonly kind: 'toggle' | 'tick' } | { readonly kind: 'go'; readonly to: number };

export const begunPlayer = (count: number): PlayerState => ({
  at: Math.min(1, count),
  isPlaying: false,
  isComing: false,
});

const within = (step: number, count: number): number => Math.min(Math.max(step, Math.min(1, count)), count);

/** Plays, pauses, steps; playing ends at the last step and begins again from the first. */
export const playerAfter = (state: PlayerState, act: PlayerAct, count: number): PlayerState => {
  const at = within(state.at, count);
  switch (act.kind) {
    case 'toggle':
      if (state.isPlaying) return { ...state, at, isPlaying: false };
      return at >= count
        ? { at: within(1, count), isPlaying: count > 1, isComing: true }
        : { at, isPlaying: true, isComing: true };
    case 'tick':
      return at >= count ? { ...state, at, isPlaying: false } : { at: at + 1, isPlaying: true, isComing: true };
    case 'go': {
      const to = within(act.to, count);
      // whoever steps by hand looks at that step
      return { at: to, isPlaying: false, isComing: to > at };
    }
  }
};

/**
 * How long the pallet of this step is seen coming; 0: it stands in its place, as always where a person wants no motion.
 */
export const wayMsOf = (
  { isComing }: PlayerState,
  { speed, isStill }: { readonly speed: number; readonly isStill: boolean },
): number => (isComing && !isStill ? WAY_MS / speed : 0);
