import { readSharedDeparture, type OutputOf, type StopMovement } from '@mullion/contracts';
import { linkToken } from '../../../kits/http/link-token';

export type Day = OutputOf<typeof readSharedDeparture>;

/** What of this device's own a day has: pallets ticked off, photos taken, returnables counted. */
export interface DayNotes {
  readonly unloaded: readonly number[];
  readonly photos: Readonly<Record<string, number>>;
  readonly returnables: Readonly<Record<string, readonly StopMovement[]>>;
}
const NONE: DayNotes = { unloaded: [], photos: {}, returnables: {} };
/** Enough of the token to tell two links apart, too little to open one. */
const TELLING = 12;
const keyOf = (what: string): string => `mullion.${what}.${linkToken().slice(0, TELLING)}`;

/** What this device keeps of the open link under a name; null when there is nothing, or nothing readable. */
export const keptHere = (what: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(what)) ?? 'null');
  } catch {
    return null;
  }
};
export const keepHere = (what: string, value: unknown): void => {
  try {
    localStorage.setItem(keyOf(what), JSON.stringify(value));
  } catch {
    // a full or closed store: the page itself still has it
  }
};
export const dropKept = (what: string): void => {
  try {
    localStorage.removeItem(keyOf(what));
  } catch {
    // a closed store has nothing
  }
};

/** The departure as this device knew it last; null before the link was first opened here. */
export const keptDay = (): Day | null => readSharedDeparture.response.safeParse(keptHere('day')).data ?? null;
export const keepDay = (day: Day): void => keepHere('day', day);
export const isDayKept = (): boolean => keptHere('day') !== null;

export const keptNotes = (): DayNotes => ({ ...NONE, ...(keptHere('notes') as Partial<DayNotes> | null) });
export const keepNotes = (notes: DayNotes): void => keepHere('notes', notes);
