import { z } from 'zod';

/** Masses have one decimal (packing-model.md). */
export const massKg = z.number().min(0).max(100_000);
export const lengthMm = z.int().min(0).max(100_000);
