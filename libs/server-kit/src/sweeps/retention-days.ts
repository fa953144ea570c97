/**
 * How long services keep rows and files that nobody asks for any more, in days; those of the kit's own tables stand in
 * housekeeping.ts. docs/retention.md lists every table and says why.
 */
export const retentionDays = {
  renderJobs: 7,
  /** Longer than an idempotency key, so that a repeated request finds its search. */
  arrangements: 8,
  /** Plans that nobody has applied: until then their products are for no other run. Longer than a long weekend. */
  foundPlans: 5,
  /** Plans of packing runs, and what it takes to take one back. */
  packingPlans: 30,
  packingRuns: 365,
  /** Answers to claims of pallets and to departures of trucks: what comes later than this is not a late repeat. */
  truckClaims: 30,
  /** What terminals were working on: after days nobody asks whether something still waits there. */
  terminalWork: 2,
  /** Scans that were refused late, after somebody has settled them. */
  scanConflicts: 365,
  /** What was sent to webhooks: to look into what went wrong, and to send it again. */
  webhookMessages: 30,
  /** Labels that were printed, or not: who printed what again, and why. */
  labelJobs: 90,
  /**
   * Text and pictures of mails: until then one that failed can be sent again. To whom what was sent, and when, stays.
   */
  mailBodies: 90,
  /** Departures that were taken back: longer than a mail of one can be sent again. */
  recalledDepartures: 120,
  /** Who opened a private link, with the address: the count stays at the link. */
  shareOpenings: 365,
  /** What was scanned at racks: where something stood, and who brought it there. */
  rackEvents: 730,
  /** What it takes to take an act of planning back: as long as an idempotency key. */
  planningActs: 7,
  /** Numbers of deleted pallets, whose labels may still be about. */
  deletedPallets: 365,
  /** In which order stops were unloaded, since they last were. */
  stopOrders: 730,
} as const;
