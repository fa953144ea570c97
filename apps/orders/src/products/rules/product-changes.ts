import { productStatus } from '@mullion/contracts';

interface Shape {
  readonly width_mm: number;
  readonly height_mm: number;
  readonly depth_mm: number;
  readonly weight_kg: number;
  readonly can_be_flipped: boolean;
  readonly part_of: string | null;
}
const shape = ['width_mm', 'height_mm', 'depth_mm', 'weight_kg', 'can_be_flipped', 'part_of'] as const;

/** Does an edit change what packing computes with? Then packing is asked first. */
export const changesPacking = (before: Shape, after: Partial<Shape>): boolean =>
  shape.some((name) => after[name] !== undefined && after[name] !== before[name]);

/**
 * Would a status set by hand disagree with the scanners? On a pallet, "loaded" (13) is what packing says: it is neither reached nor
 * left by hand.
 */
export const contradictsScanning = (
  product: { readonly pallet_id: number | null; readonly loaded: boolean; readonly status: number },
  after: number,
): boolean => product.pallet_id !== null && (product.loaded ? after < productStatus.loaded : after === productStatus.loaded);
