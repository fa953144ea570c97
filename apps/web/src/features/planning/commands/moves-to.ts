import type { PlacedProductDto } from '@mullion/contracts';
import { endFor, type Destination } from './destination';
import type { PlanningData } from './planning-data';
import type { TemporaryPallet } from './temporary-pallet';
import type { MoveCommand, NewPallet } from './planning-command';
import { endOf } from './planning-document';

/**
 * The moves of products from where the person saw them to one place: if one has moved meanwhile, that is said. Only the first goes where the pointer was,
 * the others where they disturb least.
 */
export const movesTo = (
  data: PlanningData,
  products: readonly PlacedProductDto[],
  to: Destination,
  newPallet: NewPallet,
  temporaries: readonly TemporaryPallet[],
): readonly MoveCommand[] =>
  products.map((product, n) => ({
    kind: 'move',
    productId: product.id,
    from: endOf(data, product),
    // beside a pallet the server makes one like it; a first one is made like the packing type
    to: endFor(to.kind === 'pallet' && n > 0 ? { ...to, place: null } : to, product.pallet_id === null ? newPallet : {}, temporaries),
    createsPallet: to.kind === 'new',
    card: to.kind === 'temporary' ? to.key : null,
    isTakenBack: false,
  }));
