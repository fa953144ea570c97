import type { OrderMoment } from '@mullion/contracts';

const none = {
  ...{ to: null, open: false, user_id: null, user_name: '', name: '', note: null, code: null },
  ...{ count: null, of: null, before: null, after: null, pallet_id: null, truck_id: null, fields: null },
} as const;
type Given = Partial<Omit<OrderMoment, 'kind' | 'at' | 'to' | 'user_id'>> & {
  readonly kind: OrderMoment['kind'];
  readonly at: Date | string;
  readonly to?: Date | null;
  readonly user_id?: number | null;
};

/** A moment of an order's timeline from what its owner knows of it. */
export const orderMomentOf = ({ at, to = null, user_id = null, ...given }: Given): OrderMoment => ({
  ...none,
  ...given,
  at: new Date(at).toISOString(),
  to: to && to.toISOString(),
  user_id: user_id as OrderMoment['user_id'],
});
