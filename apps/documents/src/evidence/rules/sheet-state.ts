import type { SharedDispatch } from '@mullion/contracts';

/** Tries after which something is wrong rather than slow. */
const TRIES = 3;
/** Within this everything that left is attested, unless one of those who are asked is away. */
const EVIDENCE_WITHIN_MS = 900_000;

interface Sheet {
  readonly hasEvidence: boolean;
  readonly departed_at: Date;
  readonly pdf_key: string | null;
  readonly tries: number;
}

/** How far an order’s sheet of a departure is. */
export const sheetState = ({ hasEvidence, departed_at, pdf_key, tries }: Sheet, now: Date): SharedDispatch['state'] => {
  if (pdf_key !== null) return 'ready';
  const isLate = hasEvidence ? tries >= TRIES : now.getTime() - departed_at.getTime() > EVIDENCE_WITHIN_MS;
  return isLate ? 'late' : 'being_made';
};
