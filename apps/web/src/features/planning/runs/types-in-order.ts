/** The list with one of it moved by so many places; the same list where it cannot go there. */
export const movedBy = (ids: readonly string[], id: string, by: number): readonly string[] => {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
