import { useEffect, useRef } from 'react';
import { onOutboxEvent } from '../scanning/outbox';

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls back once nobody has touched the terminal for so many minutes; a scan, by whatever source, is a touch. */
export const useIdle = (minutes: number, idle: () => void): void => {
  const latest = useRef(idle);
  latest.current = idle;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), minutes * 60_000);
    };
    touched();
    for (const name of TOUCHES) addEventListener(name, touched, { capture: true, passive: true });
    const stop = onOutboxEvent((event) => event.kind === 'changed' && touched());
    return () => {
      clearTimeout(timer);
      for (const name of TOUCHES) removeEventListener(name, touched, { capture: true });
      stop();
    };
  }, [minutes]);
};
