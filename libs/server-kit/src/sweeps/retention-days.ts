/** How long services keep rows and files that nobody asks for any more, in days; those of the kit's own tables stand in housekeeping.ts. The README says why. */
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
} as const;
