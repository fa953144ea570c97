/**
 * How long a signed context is good. The gateway asks again every 30 s; the rest covers the longest call (30 s) and
 * clocks that differ.
 */
export const CONTEXT_SECONDS = 120;
