import { useEffect, useState } from 'react';
import { wallPages } from '../rules/wall-pages';

const TURN_MS = 20_000;
const STILL = '(prefers-reduced-motion: reduce)';

/** The page a wall display is at. It turns by itself; for those who want no motion only once they ask for it. */
export const useTurningPages = (trucks: number) => {
  const pages = wallPages(trucks);
  const [page, setPage] = useState(0);
  const [isTurning, setTurning] = useState(() => !matchMedia(STILL).matches);
  useEffect(() => {
    if (!isTurning || pages < 2) return;
    const timer = setInterval(() => setPage((before) => (before + 1) % pages), TURN_MS);
    return () => clearInterval(timer);
  }, [isTurning, pages]);
  return { page: page < pages ? page : 0, pages, isTurning, toggle: () => setTurning((before) => !before) };
};
