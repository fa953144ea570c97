/** A scan and the status it was made for. */
export interface Target {
  readonly status: number;
  readonly barcode: string;
}

/**
 * The status goes with the code from the moment of the scan: one that waits for the network keeps the status that was chosen then,
 * whatever is chosen later.
 */
export const withTarget = ({ status, barcode }: Target): string => `${status}:${barcode}`;

/** The same, read back; everything after the first colon is the barcode. */
export const targetOf = (code: string): Target => {
  const colon = code.indexOf(':');
  return { status: Number(code.slice(0, colon)), barcode: code.slice(colon + 1) };
};
