import type { SharedDispatch } from '@mullion/contracts';

/** Tries after which something is wrong rather than slow. */
const TRIES = 3;
/** Within this everything that left is attested, unless one of those who are asked is away. */
const ATTESTED_MS = 900_000;

interface Sheet {
  readonly isAttested: boolean;
  readonly departed_at: Date;
  readonly pdf_key: string | null;
  readonly tries: number;
}

/** How far an order’s sheet of a departure is. */
export const sheetState = ({ isAttested, departed_at, pdf_key, tries }: Sheet, now: Date): SharedDispatch['state'] => {
  if (pdf_key !== null) return 'ready';
  const isLate = isAttested ? tries >= TRIES : now.getTime() - departed_at.getTime() > ATTESTED_MS;
  return isLate ? 'late' : 'being_made';
};
