/** A spreadsheet of a few windows and doors as people send them: Lithuanian separators, decimal commas. */
export const framesCsv = (rows: readonly string[] = []): string =>
  [
    'position;type;category;width_mm;height_mm;depth_mm;weight_kg;area_m2;quantity',
    'L1;Langas ąžuolinis;1;1180;1390;90;52,5;1,640;4',
    'L2;Langas „Šviesa“;1;760;1320;90;34,0;1,003;3',
    'D1;Durys žvilgančios;2;980;2120;110;81,4;2,078;2',
    ...rows,
  ].join('\r\n');

/** Products in `framesCsv` without further rows. */
export const FRAMES = 9;

/** An order number nobody has. */
export const freshNumber = (prefix: string): string =>
  `${prefix}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`;
