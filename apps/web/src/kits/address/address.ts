/**
 * The address as it is now. A handler that fires later than its render (a filter after its pause, a click while React
 * still draws the last navigation) must build the next address on this one, else it writes back what somebody changed
 * meanwhile.
 */
export const currentAddress = (): { readonly pathname: string; readonly search: string } => ({
  pathname: window.location.pathname,
  search: window.location.search,
});

interface Navigating {
  readonly state: { readonly navigation: { readonly state: 'idle' | 'loading' | 'submitting' } };
}
let followed: Navigating | null = null;
export const followRouter = (router: Navigating): void => {
  followed = router;
};

/**
 * Somebody is on the way to another page, whose address does not show yet. A page that completes or mends its own
 * address by itself leaves it alone then: a navigation of its own would take the place of the one that was asked for.
 */
export const isUnderWay = (): boolean => followed !== null && followed.state.navigation.state !== 'idle';
