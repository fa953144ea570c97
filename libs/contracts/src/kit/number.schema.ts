import { z } from 'zod';

/** The largest whole number a column of the database takes. */
export const MAX_INT = 2_147_483_647;

/** A whole number that a column takes. */
export const int = () => z.int().min(-MAX_INT).max(MAX_INT);
