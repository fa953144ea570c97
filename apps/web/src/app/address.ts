/**
 * The address as it is now. A handler that fires later than its render (a filter after its pause, a click while React still
 * draws the last navigation) must build the next address on this one, else it writes back what somebody changed meanwhile.
 */
export const currentAddress = (): { readonly pathname: string; readonly search: string } => ({
  pathname: window.location.pathname,
  search: window.location.search,
});
