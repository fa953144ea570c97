import { z } from 'zod';

/** A time of day as a clock on the wall shows it, 00:00 to 23:59. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'form.clockTime');

/** When a truck leaves until a company says otherwise. */
export const USUAL_DEPARTURE_TIME = '08:00';
