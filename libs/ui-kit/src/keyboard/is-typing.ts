const FIELD = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

/**
 * Whether a key pressed there is typed into a field: then it is no key of the page. A tick or a choice takes no
 * characters.
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELD) !== null;
