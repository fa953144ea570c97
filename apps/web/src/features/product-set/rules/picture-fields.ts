/** Fields that parts of a picture are named by: `<rect data-field="A" …>`. */
export const picturedFields = (svg: string): readonly string[] => [
  ...new Set(
    [...svg.matchAll(/\sdata-field\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, double, single]) => double ?? single ?? '',
    ),
  ),
];
