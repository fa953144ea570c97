/**
 * A tab opened at once, inside the click, so that no pop-up blocker stops it; its address follows when the server has
 * answered.
 */
export interface WaitingTab {
  readonly isOpen: boolean;
  go: (url: string) => void;
  close: () => void;
}

/** Opens the tab with one sentence in it; call it synchronously in the click. */
export const openWaitingTab = (message: string, open: typeof window.open = window.open.bind(window)): WaitingTab => {
  const tab = open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = message;
    tab.document.body.textContent = message;
    tab.document.body.style.font = '15px/24px sans-serif';
    tab.document.body.style.padding = '24px';
  }
  return { isOpen: tab !== null, go: (url) => tab?.location.replace(url), close: () => tab?.close() };
};
