import { useCallback, useEffect, useMemo, useRef } from 'react';

/** So long the pointer rests before a preview appears. */
const REST_MS = 500;

/**
 * Does something once the pointer has rested: begun again it waits again, and nothing is done after the component is
 * gone.
 */
export const useRestTimer = () => {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const begin = useCallback((act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, REST_MS);
  }, []);
  useEffect(() => cancel, [cancel]);
  return useMemo(() => ({ begin, cancel }), [begin, cancel]);
};
