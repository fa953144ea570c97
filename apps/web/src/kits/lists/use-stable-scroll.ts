import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const SCROLLED = '.table-scroll';

/**
 * Going back to a list shows the rows that were on screen, as soon as they are there again; what a person does
 * meanwhile wins.
 */
export const useStableScroll = (): void => {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const kept = useRef(new Map<string, number>());
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SCROLLED)) kept.current.set(key, target.scrollTop);
    };
    document.addEventListener('scroll', note, true);
    return () => document.removeEventListener('scroll', note, true);
  }, [key]);
  useEffect(() => {
    const top = kept.current.get(key) ?? 0;
    if (!isBack || top === 0) return;
    const show = () => {
      const box = document.querySelector(SCROLLED);
      if (!box || box.scrollHeight - box.clientHeight < top) return;
      box.scrollTop = top;
      stop();
    };
    const watch = new MutationObserver(show);
    const stop = () => {
      watch.disconnect();
      for (const event of ['wheel', 'keydown', 'pointerdown']) window.removeEventListener(event, stop, true);
    };
    watch.observe(document.body, { childList: true, subtree: true });
    for (const event of ['wheel', 'keydown', 'pointerdown']) window.addEventListener(event, stop, true);
    show();
    return stop;
  }, [key, isBack]);
};
