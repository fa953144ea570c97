import { forwardEscape } from './forward-escape';
import { giveFocusBack } from './give-focus-back';
import { ignoreForeignKeyUps } from './ignore-foreign-key-ups';
import { nameCloseButtons } from './name-close-buttons';
import { walkMenus } from './walk-menus';

/**
 * From now on dialogs, drawers and menus are usable by keyboard alone, where Blueprint leaves it short; `closeText`
 * names their crosses.
 */
export const completeOverlays = (closeText: () => string): void => {
  forwardEscape();
  giveFocusBack();
  ignoreForeignKeyUps();
  walkMenus();
  nameCloseButtons(closeText);
};
