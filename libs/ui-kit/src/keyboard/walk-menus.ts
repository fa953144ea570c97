import { isTyping } from './is-typing';

const MENU = '.bp6-overlay-open .bp6-popover .bp6-menu';
const ITEM = '.bp6-menu-item:not(.bp6-disabled)';

/**
 * The place a key leads to among so many, walking round at both ends; null for other keys. At -1 nothing is chosen yet.
 */
export const placeAfter = (key: string, at: number, count: number): number | null => {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  return null;
};

/** From now on arrows, Home and End walk the open menu; Blueprint leaves that to Tab. */
export const walkMenus = (): void => {
  document.addEventListener('keydown', (event) => {
    const menu = [...document.querySelectorAll(MENU)].at(-1);
    if (!menu || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isTyping(event.target)) return;
    const items = [...menu.querySelectorAll<HTMLElement>(ITEM)];
    const next = placeAfter(event.key, items.indexOf(document.activeElement as HTMLElement), items.length);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  });
};
