const PRESSES: readonly string[] = ['Enter', ' '];

/**
 * From now on a key that is let go counts only where it was pressed: Blueprint's buttons act when Enter or Space is let
 * go, so the Enter that sends a form would press the button of the dialog that opens over it meanwhile, and a conflict
 * would be saved unseen.
 */
export const ignoreForeignKeyUps = (): void => {
  let pressedOn: EventTarget | null = null;
  document.addEventListener(
    'keydown',
    ({ key, target, repeat }) => {
      if (PRESSES.includes(key) && !repeat) pressedOn = target;
    },
    { capture: true },
  );
  document.addEventListener(
    'keyup',
    (event) => {
      if (!PRESSES.includes(event.key)) return;
      if (event.target !== pressedOn) event.stopImmediatePropagation();
      pressedOn = null;
    },
    { capture: true },
  );
};
