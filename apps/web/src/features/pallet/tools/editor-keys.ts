import { panelVerbs, verbKeys, type PanelVerb } from '../commands/registry';

/** What a key means in the editor. */
export type KeyAct =
  | { readonly kind: 'verb'; readonly verb: PanelVerb }
  | { readonly kind: 'nudge'; readonly xMm: number; readonly yMm: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'move' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'view'; readonly view: 'front' | 'right' | 'top' };

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Guide, "Motion, density, focus": arrows nudge by 10 mm, with Alt by 1. */
const STEP_MM = 10;
const FINE_STEP_MM = 1;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const VIEWS = { '1': 'front', '2': 'right', '3': 'top' } as const;

/** Reads a key; null when it means nothing here. */
export const keyAct = (pressed: Pressed): KeyAct | null => {
  const { key, altKey } = pressed;
  const command = pressed.ctrlKey || pressed.metaKey;
  if (command) {
    if (key.toLowerCase() === 'y') return { kind: 'redo' };
    if (key.toLowerCase() !== 'z') return null;
    return { kind: pressed.shiftKey ? 'redo' : 'undo' };
  }
  const arrow = ARROWS[key];
  if (arrow) {
    const step = altKey ? FINE_STEP_MM : STEP_MM;
    return { kind: 'nudge', xMm: arrow[0] * step, yMm: arrow[1] * step };
  }
  if (altKey) return null;
  if (key === 'Escape') return { kind: 'cancel' };
  if (key.toLowerCase() === 'm') return { kind: 'move' };
  if (key in VIEWS) return { kind: 'view', view: VIEWS[key as keyof typeof VIEWS] };
  const verb = panelVerbs.find((each) => verbKeys[each].toLowerCase() === key.toLowerCase());
  return verb ? { kind: 'verb', verb } : null;
};
