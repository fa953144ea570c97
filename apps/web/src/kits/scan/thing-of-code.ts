import { palletReadingsOf, readingsOf } from '@mullion/contracts';

/** What a scanned code may mean, the likeliest first, in small letters: no two things differ by those alone. */
export const codesMeant = (scanned: string): readonly string[] => [...new Set(readingsOf(scanned).map((reading) => reading.toLowerCase()))];

/** Whether a scanned code may mean a thing with this code, whatever keyboard has typed it. */
export const isCodeOf = (scanned: string, code: string | null): boolean =>
  code !== null && codesMeant(scanned).includes(code.toLowerCase());

/** The thing that a scanned code means; a code that matches as it is comes before a guess. */
export const thingOfCode = <T>(things: readonly T[], scanned: string, codeOf: (thing: T) => string | null): T | undefined => {
  for (const code of codesMeant(scanned)) {
    const found = things.find((thing) => codeOf(thing)?.toLowerCase() === code);
    if (found !== undefined) return found;
  }
  return undefined;
};

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

/** The code of a product's label. */
export const barcodeOf = ({ barcode }: { readonly barcode: string }): string => barcode;
