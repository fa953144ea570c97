const CLOSE = '.bp6-dialog-close-button[aria-label="Close"]';

/** From now on the crosses of dialogs and drawers are called what the page's language calls them: Blueprint knows English only. */
export const nameCloseButtons = (name: () => string): void => {
  const rename = () => {
    for (const button of document.querySelectorAll(CLOSE)) button.setAttribute('aria-label', name());
  };
  const observer = new MutationObserver(() => requestAnimationFrame(rename));
  observer.observe(document.body, { childList: true });
};
