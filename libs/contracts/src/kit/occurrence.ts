import { z } from 'zod';

/** The id that a browser gives itself, once. */
export const terminalId = z.uuid();

/** Nothing that waited longer is believed to be that old. */
const LONGEST_WAIT_MS = 30 * 24 * 3_600_000;
/** Whoever has waited this long for an answer no longer looks at the screen. */
export const LATE_MS = 5_000;

/** When and where something was done that the server learns of now: the moment is by the server's clock. */
export const occurrence = z.object({
  at: z.iso.datetime(),
  /** How long it waited on the device. */
  waited_ms: z.int().nonnegative(),
  terminal: terminalId.nullable(),
});
export type Occurrence = z.infer<typeof occurrence>;

/**
 * The moment by the server's clock. The clock of a device may be wrong by hours, the time between two of its readings
 * is right: what was made so long before it was sent was made so long before it is received.
 */
export const correctedOccurrence = (
  device: { readonly occurredAt: number; readonly sentAt: number; readonly terminal: string | null },
  receivedAt: number,
): Occurrence => {
  const waitedMs = Math.min(LONGEST_WAIT_MS, Math.max(0, Math.round(device.sentAt - device.occurredAt)));
  return { at: new Date(receivedAt - waitedMs).toISOString(), waited_ms: waitedMs, terminal: device.terminal };
};

/** Its answer was not waited for: a refusal has nobody to see it. */
export const isLate = ({ waited_ms }: Pick<Occurrence, 'waited_ms'>): boolean => waited_ms >= LATE_MS;
