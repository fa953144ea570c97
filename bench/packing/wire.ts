/** An instance of bench/README.md as it stands in a file: lengths in millimetres, masses in kilograms. */
export interface WireSettings {
  pallet_length: number;
  pallet_width: number;
  pallet_height: number;
  max_height: number;
  max_weight: number;
  spacing_between: number;
  spacing_ends: number;
  spacing_sides: number;
  allow_different_orders: boolean;
  mix_addresses: boolean;
  cut_to_content: boolean;
  standard_lengths?: number[];
}

export interface WireProduct {
  id: number;
  order: string;
  address: string;
  category: number;
  width: number;
  height: number;
  depth: number;
  weight: number;
  can_be_flipped: boolean;
  part_of?: string;
}

export interface WireFixed {
  id: number;
  pallet: string;
  x: number;
  y: number;
  z: number;
  is_flipped: boolean;
}

/** What is known of an instance before it is run. */
export interface Reference {
  lower_bound?: number;
  planted_optimum?: number;
  /** Optimum of a strip, millimetres. */
  optimum?: number;
  peers?: Record<string, { pallets: number; seconds: number; cores?: number }>;
  /** Own instances: the products that no plan can place, and why. */
  unplaced?: Record<string, number[]>;
  [peer: string]: unknown;
}

export interface WirePallets {
  name: string;
  kind: 'pallets';
  source?: string;
  settings: WireSettings;
  products: WireProduct[];
  fixed?: WireFixed[];
  reference?: Reference;
}

export interface WireFloorPallet {
  id: number;
  length: number;
  width: number;
  height: number;
  weight: number;
  dispatch_priority: number;
  allow_turn: boolean;
}

export interface WireTruck {
  name: string;
  kind: 'truck';
  source?: string;
  truck: { length: number | null; width: number; between_pallets: number; height?: number; max_pallet_weight?: number };
  pallets: WireFloorPallet[];
  reference?: Reference;
}

export type WireInstance = WirePallets | WireTruck;
