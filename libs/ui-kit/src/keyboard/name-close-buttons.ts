const CLOSE = ':is(.bp6-dialog-close-button, .bp6-toast .bp6-button)[aria-label="Close"]';

/**
 * From now on the crosses of dialogs, drawers and toasts are called what the page's language calls them: Blueprint
 * knows English only.
 */
export const nameCloseButtons = (name: () => string): void => {
  const rename = () => {
    for (const button of document.querySelectorAll(CLOSE)) button.setAttribute('aria-label', name());
  };
  let awaited = false;
  // below the body too: a dialog may come into its portal a good while after the portal itself
  const observer = new MutationObserver(() => {
    if (awaited) return;
    awaited = true;
    requestAnimationFrame(() => {
      awaited = false;
      rename();
    });
  });
  observer.observe(document.body, { childList: true, subtree: true });
};
