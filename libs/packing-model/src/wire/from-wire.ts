import type { PalletDetail, PlacedProductDto, Truck } from '@mullion/contracts';
import { parseLayer } from '../timber/layer-text';
import { dispatchPriorityOf } from '../truck/dispatch-groups';
import { isLoadFixed } from '../truck/fixed-load';
import type {
  PalletLoad,
  PalletStructure,
  PlacedPallet,
  PlacedProduct,
  TimberLayer,
  TruckFloor,
  Violation,
} from '../types';

/** A product as the API gives it, as the rules take it. */
export const productFromWire = (dto: PlacedProductDto): PlacedProduct => ({
  id: dto.id,
  orderKey: String(dto.order_id),
  addressKey: dto.address_key,
  category: dto.category,
  widthMm: dto.width,
  heightMm: dto.height,
  depthMm: dto.depth,
  massKg: dto.weight,
  canBeFlipped: dto.can_be_flipped,
  partOf: dto.part_of,
  xMm: dto.x,
  yMm: dto.y,
  zMm: dto.z,
  isFlipped: dto.is_flipped,
});

const isLayer = (parsed: TimberLayer | Violation): parsed is TimberLayer => 'positionsMm' in parsed;

/**
 * The three layers as text made ready for drawing; null when a stored text does not fit the pallet's size (any more).
 */
export const structureFromWire = (
  dto: PalletDetail['pallet_structure'],
  size: { lengthMm: number; widthMm: number },
): PalletStructure | null => {
  const layer1 = parseLayer(dto.layer_1, { sizeMm: size.lengthMm });
  const layer2 = parseLayer(dto.layer_2, { sizeMm: size.widthMm });
  const layer3 = parseLayer(dto.layer_3, { sizeMm: size.lengthMm });
  return isLayer(layer1) && isLayer(layer2) && isLayer(layer3) ? { layer1, layer2, layer3 } : null;
};

/** A whole pallet of the API, as rules, drawings and viewer take it. `tallPalletRule` is the company's feature. */
export const palletFromWire = (dto: PalletDetail, tallPalletRule = false): PalletLoad => ({
  lengthMm: dto.length,
  widthMm: dto.width,
  limits: {
    palletHeightMm: dto.pallet_height,
    maxHeightMm: dto.max_height,
    maxMassKg: dto.max_weight,
    spacingBetweenMm: dto.spacing_between,
    spacingEndsMm: dto.spacing_ends,
    spacingSidesMm: dto.spacing_sides,
    offset: { acrossPercent: dto.max_offset_across, alongPercent: dto.max_offset_along },
  },
  products: dto.products.map(productFromWire),
  structure: structureFromWire(dto.pallet_structure, { lengthMm: dto.length, widthMm: dto.width }),
  makesLegs: dto.makes_legs,
  tallPalletRule,
});

/** A truck of the API as a floor with its pallets; pallets that are leaving are left out. */
export const truckFromWire = (dto: Truck): { floor: TruckFloor; placed: PlacedPallet[] } => ({
  floor: {
    lengthMm: dto.length,
    widthMm: dto.width,
    heightMm: dto.height,
    maxMassKg: dto.max_pallet_weight,
    betweenPalletsMm: dto.between_pallets,
    axles: { maxKingPinKg: dto.max_king_pin, maxAxlesKg: dto.max_axles },
  },
  placed: dto.pallets
    .filter((load) => load.state !== 'leaving')
    .map((load) => ({
      id: load.pallet_id,
      lengthMm: load.length,
      widthMm: load.width,
      heightMm: load.height,
      massKg: load.weight,
      dispatchPriority: dispatchPriorityOf(load.dispatch_priority),
      allowTurn: dto.allow_turn,
      xMm: load.x,
      yMm: load.y,
      isTurned: load.is_turned,
      isFixed: isLoadFixed(load.status),
      ...(load.addresses !== undefined && { addresses: load.addresses }),
    })),
});
