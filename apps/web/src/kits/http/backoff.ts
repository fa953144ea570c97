const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/**
 * How long to wait after so many failures in a row: doubled each time up to a limit, then between half and one and a
 * half of it, so that browsers that lost the server together do not come back together.
 */
export const backoffMs = (failures: number, random: number = Math.random()): number =>
  Math.round(Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS) * (0.5 + random));
