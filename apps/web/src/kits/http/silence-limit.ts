export interface SilenceLimit {
  readonly signal: AbortSignal;
  /** Something arrived: the time begins again. */
  readonly extend: () => void;
  readonly clear: () => void;
}

/**
 * Aborts when nothing arrives for a time: a large file on a slow network takes longer than any limit for its request as
 * one.
 */
export const silenceLimit = (ms: number): SilenceLimit => {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), ms);
  let timer = start();
  const clear = (): void => clearTimeout(timer);
  return {
    signal: controller.signal,
    extend: () => {
      clear();
      timer = start();
    },
    clear,
  };
};
