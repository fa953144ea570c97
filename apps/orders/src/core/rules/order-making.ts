import { type OrderMakingField, orderMakingFields, type ProductChange } from '@mullion/contracts';

type Made = Readonly<Record<OrderMakingField, string | null>>;

/** What of an order would be other that its products are made by. */
export const changedMaking = (before: Made, set: Readonly<Partial<Made>>): ProductChange['fields'] =>
  orderMakingFields.flatMap((field) => {
    const to = set[field];
    return to === undefined || to === before[field] ? [] : [{ field, from: before[field], to }];
  });
