import { useCallback, useEffect, useState } from 'react';
import { useMedia } from '../../../kits/elements/use-media';
import { begunPlayer, playerAfter, wayMsOf, type PlayerAct } from '../rules/player';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** One step at the usual speed. */
const STEP_MS = 2_000;

/** Plays so many steps. Under reduced motion each step is a still picture. */
export const usePlayer = (count: number) => {
  const [state, setState] = useState(() => begunPlayer(count));
  const [speed, setSpeed] = useState<number>(1);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const act = useCallback((done: PlayerAct) => setState((before) => playerAfter(before, done, count)), [count]);
  const { isPlaying } = state;
  const at = Math.min(Math.max(state.at, Math.min(1, count)), count);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => act({ kind: 'tick' }), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed, act]);
  return {
    at,
    isPlaying,
    wayMs: wayMsOf(state, { speed, isStill }),
    speed,
    setSpeed,
    toggle: useCallback(() => act({ kind: 'toggle' }), [act]),
    go: useCallback((to: number) => act({ kind: 'go', to }), [act]),
  };
};
export type Player = ReturnType<typeof usePlayer>;
