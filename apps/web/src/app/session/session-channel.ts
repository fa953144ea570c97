/** What tabs of one browser tell each other about the session. */
export type SessionNews = { readonly kind: 'signed-in'; readonly person: string | null } | { readonly kind: 'signed-out' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('mullion-session');

export const tellTabs = (news: SessionNews): void => channel?.postMessage(news);

/** Listens until unsubscribed. */
export const hearTabs = (heard: (news: SessionNews) => void): (() => void) => {
  const listener = (event: MessageEvent<SessionNews>) => heard(event.data);
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
};
