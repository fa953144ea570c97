import { palletReadingsOf } from '@mullion/contracts';

/** The code of a pallet: its number has capitals only, however it was typed. */
export const palletCode = (code: string): string => code.toUpperCase();

interface Numbered {
  readonly number: string | null;
  /** The part of it that people read. */
  readonly shown_number: string;
}

/** The pallet that a code means, scanned or typed as people read it; none when two of them are read alike. */
export const palletMeant = <T extends Numbered>(pallets: readonly T[], scanned: string): T | undefined => {
  const readings = palletReadingsOf(scanned).map((reading) => reading.toLowerCase());
  const numbered = pallets.filter(({ number }) => number !== null);
  for (const reading of readings) {
    const found = numbered.find(({ number }) => number?.toLowerCase() === reading);
    if (found !== undefined) return found;
  }
  const shown = numbered.filter(({ shown_number }) => readings.includes(shown_number.toLowerCase()));
  return shown.length === 1 ? shown[0] : undefined;
};
