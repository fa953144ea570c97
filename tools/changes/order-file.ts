/** A row of a file. */
export interface Row {
  readonly position: string;
  readonly width: number;
  readonly weight?: number;
  readonly barcode?: string;
  readonly wood?: string;
}
const head = 'position,type,category,width_mm,height_mm,depth_mm,weight_kg,quantity,order,barcode,wood_type';

/** A file of an order, as its office sends it. */
export const fileOf = (order: string, rows: readonly Row[]): string => {
  const lines = rows.map(({ position, width, weight = 40, barcode = '', wood = '' }) =>
    [position, 'w', 1, width, 1200, 82, weight, 1, order, barcode, wood].join(),
  );
  return [head, ...lines].join('\n');
};
