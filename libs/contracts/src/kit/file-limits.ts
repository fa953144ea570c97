/**
 * What a route takes as its file. The web asks before it sends; the service judges by bytes, whatever the name says.
 */
export interface FileLimits {
  /** Small letters, without a dot. */
  readonly extensions: readonly string[];
  readonly maxBytes: number;
}

export const MEBIBYTE = 1_048_576;
