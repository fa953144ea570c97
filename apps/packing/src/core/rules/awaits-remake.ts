import { productStatus } from '@mullion/contracts';

interface Unit {
  readonly remake_of: number | null;
  readonly status: number;
}

/** A unit that is made again and that production has not made yet. */
export const isUnmadeRemake = ({ remake_of, status }: Unit): boolean =>
  remake_of !== null && status < productStatus.made;

/** The place of a unit on a pallet is a hole: the unit is scrapped, or the one made again for it is not made yet. */
export const awaitsRemake = (product: Unit & { readonly scrapped: boolean }): boolean =>
  product.scrapped || isUnmadeRemake(product);
