const DAY_SECONDS = 86_400;

/** From the limit on a try waits: so long at first, then twice as long as before. */
interface PinLimit {
  readonly limit: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}

/** How many wrong PINs in a row are judged at once (docs/security.md). A day without a try begins at nought. */
export const pinLimits = {
  /** Of a person at a device: then only the badge, until it was shown or the PIN set again. */
  pair: { limit: 3, firstWaitSeconds: DAY_SECONDS, longestWaitSeconds: DAY_SECONDS },
  /** Of a person anywhere. */
  person: { limit: 5, firstWaitSeconds: 60, longestWaitSeconds: 14_400 },
  /** Of a device, whoever the PINs are of. */
  device: { limit: 5, firstWaitSeconds: 60, longestWaitSeconds: 3_600 },
  /** Of all devices and persons of a company: nobody mistypes so often and never types the right one. */
  company: { limit: 40, firstWaitSeconds: 30, longestWaitSeconds: 900 },
} as const satisfies Record<string, PinLimit>;

export const PIN_MEMORY_SECONDS = DAY_SECONDS;

export type PinScope = keyof typeof pinLimits;
