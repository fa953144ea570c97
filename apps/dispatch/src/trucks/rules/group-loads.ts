/** A load as grouping sees it. */
export interface GroupedLoad {
  readonly palletId: number;
  /** Its place in the order of unloading; null when none was planned. */
  readonly priority: number | null;
  readonly addressKeys: readonly string[];
  readonly addresses: readonly string[];
  readonly orderNumbers: readonly string[];
}

export interface Group {
  /** The same for the same address on every truck. */
  readonly key: string;
  readonly group: number;
  readonly label: string;
}

const placeOf = ({ priority }: GroupedLoad): number => priority ?? Number.MAX_SAFE_INTEGER;

/**
 * Number and label of each pallet's dispatch group: the delivery address, or the order with the feature
 * `dispatch_by_order` (packing-model.md, "Stops"). Numbers run from 0 in the order of unloading, so that labels, lists
 * and the driver's page call a stop alike; among stops without a place by the pallets' ids, so that a colour stays
 * while pallets move.
 */
export const groupLoads = (loads: readonly GroupedLoad[], byOrder: boolean): Map<number, Group> => {
  const inOrder = loads
    .map((load) => ({
      ...load,
      key: (byOrder ? load.orderNumbers : load.addressKeys).join('|'),
      label: (byOrder ? load.orderNumbers : load.addresses).join(', '),
    }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.palletId - b.palletId);
  const numbers = new Map<string, number>();
  const groups = new Map<number, Group>();
  for (const { palletId, key, label } of inOrder) {
    const group = numbers.get(key) ?? numbers.size;
    numbers.set(key, group);
    groups.set(palletId, { key, group, label });
  }
  return groups;
};
