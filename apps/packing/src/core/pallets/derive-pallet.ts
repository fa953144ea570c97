import type { Company } from '@mullion/contracts';
import {
  generateStructure,
  palletErrors,
  palletHeightMm,
  palletMassKg,
  palletWarnings,
  printLayer,
  type PalletLoad,
  type PalletStructure,
  type Violation,
} from '@mullion/packing-model';
import { toLoad } from './pallet.mapper';
import type { PalletRow, PalletState, ProductRow } from './pallet.row';
import { awaitsRemake } from '../rules/awaits-remake';

const byOrder = (a: ProductRow, b: ProductRow): number =>
  a.order_number.localeCompare(b.order_number) || a.order_id - b.order_id;
const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];
const joined = (values: readonly (string | null)[]): string =>
  distinct(values.filter((value): value is string => !!value)).join(', ');

/** The texts of a structure as a row keeps them. */
export const layerTexts = (structure: PalletStructure): Pick<PalletRow, 'layer_1' | 'layer_2' | 'layer_3'> => ({
  layer_1: printLayer(structure.layer1),
  layer_2: printLayer(structure.layer2),
  layer_3: printLayer(structure.layer3),
});

const dto = ({ code, params }: Violation): PalletRow['errors'][number] => ({ code, params: { ...params } });

/** Columns about the content: whose it is, how much is scanned. */
const contentOf = (products: readonly ProductRow[]): Partial<PalletRow> => {
  const sorted = [...products].sort(byOrder);
  return {
    products_count: sorted.length,
    loaded_count: sorted.filter((p) => p.loaded_at !== null).length,
    remakes_count: sorted.filter(awaitsRemake).length,
    order_ids: distinct(sorted.map((p) => p.order_id)),
    order_number: joined(sorted.map((p) => p.order_number)),
    customer_name: joined(sorted.map((p) => p.customer)),
    address: joined(sorted.map((p) => p.address)),
    address_keys: distinct(sorted.map((p) => p.address_key)),
  };
};

/**
 * The row with everything that follows from its content: timber where it follows by itself, mass, height, broken rules,
 * orders and counts.
 */
export const derivePallet = (state: PalletState, company: Pick<Company, 'features'>): PalletState => {
  const withTimber = state.row.auto_update ? withStructure(state, toLoad(state, company)) : state;
  const load = toLoad(withTimber, company);
  return {
    products: state.products,
    row: {
      ...withTimber.row,
      ...contentOf(state.products),
      weight: palletMassKg(load),
      height: palletHeightMm(load) + state.row.content_height,
      errors: palletErrors(load).map(dto),
      warnings: palletWarnings(load).map(dto),
    },
  };
};

const withStructure = (state: PalletState, load: PalletLoad): PalletState => ({
  ...state,
  row: { ...state.row, ...layerTexts(generateStructure(load)) },
});

/** The state with the places of a load; sizes follow, products that come from elsewhere are no longer scanned. */
export const withLoad = (
  state: PalletState,
  load: PalletLoad,
  known: ReadonlyMap<number, ProductRow>,
): PalletState => ({
  row: { ...state.row, length: load.lengthMm, width: load.widthMm },
  products: load.products.map((placed) => {
    const row = known.get(placed.id);
    if (!row) throw new Error(`product ${placed.id} is not known here`);
    const stays = row.pallet_id === state.row.id;
    return {
      ...row,
      pallet_id: state.row.id,
      x: placed.xMm,
      y: placed.yMm,
      z: placed.zMm,
      is_flipped: placed.isFlipped,
      loaded_at: stays ? row.loaded_at : null,
    };
  }),
});
