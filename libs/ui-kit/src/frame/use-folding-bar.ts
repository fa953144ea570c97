import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A title narrower than this says less than the words beside it. */
const LEAST_TITLE_PX = 140;
/** So narrow is a title that is only read aloud. */
const HIDDEN_PX = 1;

/**
 * Buttons that keep their icon when their words give way, in the order in which they do; the one filled button keeps
 * its words.
 */
const FOLDING = '.bar-actions .bp6-button:not(.bp6-intent-primary):has(> .bp6-icon:first-child)';

const isWider = (bar: HTMLElement): boolean => bar.scrollWidth > bar.clientWidth;
const isTitleCut = (bar: HTMLElement, leastPx: number): boolean => {
  const title = bar.querySelector('h1');
  if (title === null || title.clientWidth <= HIDDEN_PX) return false;
  return title.scrollWidth > title.clientWidth && title.clientWidth < leastPx;
};

/** Takes a button its words, which become its tooltip unless it has one of its own, or gives them back. */
const fold = (button: HTMLElement, isFolded: boolean): void => {
  const { dataset } = button;
  if (isFolded && button.title === '') {
    button.title = button.textContent?.trim() ?? '';
    dataset['titled'] = '';
  } else if (!isFolded && 'titled' in dataset) {
    button.title = '';
    delete dataset['titled'];
  }
  if (isFolded) dataset['folded'] = '';
  else delete dataset['folded'];
};

/**
 * What matters least gives way until the bar fits: how fresh the page is, the words of one button after the other, then
 * the one line.
 */
const foldBar = (bar: HTMLElement): void => {
  const buttons = [...bar.querySelectorAll<HTMLElement>(FOLDING)];
  for (const button of buttons) fold(button, false);
  bar.dataset['fold'] = 'none';
  if (!isWider(bar) && !isTitleCut(bar, Number.POSITIVE_INFINITY)) return;
  bar.dataset['fold'] = 'freshness';
  for (const button of buttons) {
    if (!isWider(bar) && !isTitleCut(bar, LEAST_TITLE_PX)) return;
    fold(button, true);
  }
  if (isWider(bar) || isTitleCut(bar, LEAST_TITLE_PX)) bar.dataset['fold'] = 'line';
};

/** A bar that never is wider than its window, whatever its texts and language. */
export const useFoldingBar = (): RefObject<HTMLElement | null> => {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const bar = box.current;
    if (!bar) return undefined;
    const measure = () => foldBar(bar);
    measure();
    const sizes = new ResizeObserver(measure);
    // what others put at its end is rearranged when the window's menu is
    for (const one of [bar, ...bar.querySelectorAll('.bar-end')]) sizes.observe(one);
    const texts = new MutationObserver(measure);
    texts.observe(bar, { childList: true, characterData: true, subtree: true, attributeFilter: ['class'] });
    void document.fonts.ready.then(measure);
    return () => {
      sizes.disconnect();
      texts.disconnect();
    };
  }, []);
  return box;
};
