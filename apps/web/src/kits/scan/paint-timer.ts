/**
 * Time from the last key of a code to the paint of what was read, for `npm run bench:scan` and whoever looks at the
 * browser's timeline: one measure a scan,
 * `mullion-scan`. The key's own time stamp counts, so a busy page is not flattered.
 */
let keyAt: number | null = null;
const MEASURE = 'mullion-scan';
const MOST_KEPT = 500;

export const paintTimer = {
  /** A key that ends a code came at this moment of the page's time. */
  key: (at: number): void => {
    keyAt = at;
  },
  /** The page is about to show that a code was read. */
  read: (): void => {
    const start = keyAt;
    keyAt = null;
    if (start === null) return;
    // the frame after the one that is being prepared begins when this one is on the screen
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        if (performance.getEntriesByName(MEASURE).length >= MOST_KEPT) performance.clearMeasures(MEASURE);
        performance.measure(MEASURE, { start, end: performance.now() });
        channel.port1.close();
      };
      channel.port2.postMessage(null);
    });
  },
};
