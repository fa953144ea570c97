/** The day on this device's calendar, as an ISO date. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
