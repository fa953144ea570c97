/** So many trucks are read from four metres at once. */
export const TRUCKS_ON_WALL = 3;

export const wallPages = (trucks: number): number => Math.max(1, Math.ceil(trucks / TRUCKS_ON_WALL));

/** What stands on a page; one that is not there any more shows the first. */
export const onWallPage = <T>(trucks: readonly T[], page: number): readonly T[] => {
  const shown = page < wallPages(trucks.length) ? page : 0;
  return trucks.slice(shown * TRUCKS_ON_WALL, (shown + 1) * TRUCKS_ON_WALL);
};
