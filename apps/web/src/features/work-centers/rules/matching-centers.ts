interface Named {
  readonly code: string;
  readonly description: string;
}

/** Those whose code or description holds what was typed, whatever its case. */
export const matchingCenters = <C extends Named>(centers: readonly C[], filter: string): C[] => {
  const sought = filter.trim().toLocaleLowerCase('lt');
  return centers.filter(({ code, description }) => `${code} ${description}`.toLocaleLowerCase('lt').includes(sought));
};
