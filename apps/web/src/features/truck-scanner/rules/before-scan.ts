interface Shown {
  readonly steps: readonly { readonly isLoaded: boolean }[];
  readonly hasLeft: boolean;
  /** Products on loaded pallets that nobody has scanned. */
  readonly unscanned: number;
}

/**
 * What stands at the truck scanner before anything is scanned: a truck that has left is not said to be loaded or to
 * leave.
 */
export const beforeScan = ({ steps, hasLeft, unscanned }: Shown) => {
  if (hasLeft) return { title: 'truck.leftTitle', text: 'truck.leftText' } as const;
  if (steps.length === 0 || !steps.every(({ isLoaded }) => isLoaded))
    return { title: 'truck.begin', text: 'truck.beginText' } as const;
  return unscanned > 0
    ? ({ title: 'truck.palletsComplete', text: 'truck.unscannedOf' } as const)
    : ({ title: 'truck.complete', text: 'truck.allLoaded' } as const);
};
