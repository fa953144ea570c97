/** What tabs of one browser send each other about the session. */
export type SessionEvent =
  | { readonly kind: 'signed-in'; readonly person: string | null }
  | { readonly kind: 'signed-out' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('mullion-session');

export const notifyTabs = (change: SessionEvent): void => channel?.postMessage(change);

/** Listens until unsubscribed. */
export const onTabEvent = (listener: (change: SessionEvent) => void): (() => void) => {
  const receive = (event: MessageEvent<SessionEvent>) => listener(event.data);
  channel?.addEventListener('message', receive);
  return () => channel?.removeEventListener('message', receive);
};
