import { rightCodes, type RightCode } from '@mullion/contracts';

/** A field of the system rights is a right's code. */
export const rightKeyOf = (field: string): RightCode | null => rightCodes.find((code) => code === field) ?? null;
