/** A load as grouping sees it. */
export interface GroupedLoad {
  readonly palletId: number;
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

/**
 * Number and label of each pallet's dispatch group: the delivery address, or the order with the feature `dispatch_by_order`
 * (packing-model.md, "Stops"). Numbers run from 0 in the order of the pallets' ids, so that a colour stays while pallets move.
 */
export const groupLoads = (loads: readonly GroupedLoad[], byOrder: boolean): Map<number, Group> => {
  const numbers = new Map<string, number>();
  const groups = new Map<number, Group>();
  for (const load of [...loads].sort((a, b) => a.palletId - b.palletId)) {
    const key = (byOrder ? load.orderNumbers : load.addressKeys).join('|');
    const label = (byOrder ? load.orderNumbers : load.addresses).join(', ');
    const group = numbers.get(key) ?? numbers.size;
    numbers.set(key, group);
    groups.set(load.palletId, { key, group, label });
  }
  return groups;
};
