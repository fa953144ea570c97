import type { PlacedProductDto } from '@mullion/contracts';
import { endFor, type Destination } from './destination';
import type { TemporaryPallet } from './temporary-pallet';
import type { MoveCommand, NewPallet } from './planning-command';
import { endOf } from './planning-document';
import { newAct } from './server-act';

/**
 * Products moved from where the person saw them to one place: if one has moved meanwhile, that is said. Only the first
 * goes where the pointer was, the others where they disturb least.
 */
export const movesTo = (
  products: readonly PlacedProductDto[],
  to: Destination,
  newPallet: NewPallet,
  temporaries: readonly TemporaryPallet[],
): MoveCommand => ({
  ...newAct(),
  kind: 'move',
  moves: products.map((product, n) => ({
    productId: product.id,
    from: endOf(product),
    // beside a pallet the server makes one like it; a first one is made like the packing type
    to: endFor(
      to.kind === 'pallet' && n > 0 ? { ...to, place: null } : to,
      product.pallet_id === null ? newPallet : {},
      temporaries,
    ),
  })),
  createsPallet: to.kind === 'new',
  card: to.kind === 'temporary' ? to.key : null,
});
