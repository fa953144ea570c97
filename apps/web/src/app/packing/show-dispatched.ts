/** Under this key a browser remembers whether the planning page shows dispatched orders (§2.2). */
export const SHOW_DISPATCHED = 'mullion.planning.dispatched';

/** The planning page is about to open for an order that has left: it has to show those (§1.4). */
export const showDispatched = (): void => localStorage.setItem(SHOW_DISPATCHED, 'true');
