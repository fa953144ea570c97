import type { getOrdersToday, OutputOf } from '@mullion/contracts';
import { Injectable } from '@nestjs/common';
import { CountCache } from './count-cache';

/** Counts of this process that are remembered for a short time. */
@Injectable()
export class OrderCounts {
  /** Totals of lists. */
  readonly totals = new CountCache<number>();
  readonly today = new CountCache<OutputOf<typeof getOrdersToday>>();
}
