const KB = 1_024;
const MB = KB * KB;

/** A size as people read it: whole kilobytes below a megabyte, then one decimal; not broken at the end of a line. */
export const sizeText = (bytes: number, format: (value: number, digits: number) => string): string =>
  bytes < MB ? `${format(Math.max(1, Math.round(bytes / KB)), 0)}\u00a0KB` : `${format(bytes / MB, 1)}\u00a0MB`;
