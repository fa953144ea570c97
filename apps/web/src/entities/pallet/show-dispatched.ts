/** Under this key a browser remembers whether the planning page shows dispatched orders. */
export const SHOW_DISPATCHED = 'mullion.planning.dispatched';

/** The planning page is about to open for an order that has left: it has to show those. */
export const showDispatched = (): void => localStorage.setItem(SHOW_DISPATCHED, 'true');
