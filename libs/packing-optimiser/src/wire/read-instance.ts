import type { Category, OffsetLimits, PackProduct } from '@mullion/packing-model';
import type { FixedPlacement, PackSettings, PalletInstance } from '../pallets/pallet-instance';
import type { StackRules } from '../pallets/stack-rules';
import type { TruckInstance } from '../truck/truck-instance';
import {
  flagAt,
  InstanceError,
  keyAt,
  listAt,
  numberAt,
  objectAt,
  refuseDuplicates,
  type NumberRule,
} from './read-json';

export type Instance =
  | { readonly kind: 'pallets'; readonly pallets: PalletInstance }
  | { readonly kind: 'truck'; readonly truck: TruckInstance };

/** Mass a truck without a limit carries, kg: more than any load. */
const NO_LIMIT = 1e9;

const ANY_ID: NumberRule = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

/** Reads an instance in the benchmark's wire format; throws InstanceError with one clear line when it is malformed. */
export function readInstance(json: unknown): Instance {
  const root = objectAt(json, 'instance');
  if (root['settings'] !== undefined) return { kind: 'pallets', pallets: readPalletInstance(root) };
  if (root['truck'] !== undefined) return { kind: 'truck', truck: readTruckInstance(root) };
  throw new InstanceError('instance: settings and products, or truck and pallets are needed');
}

function readPalletInstance(root: Record<string, unknown>): PalletInstance {
  const settings = readSettings(objectAt(root['settings'], 'settings'));
  const others = listAt(root, 'other_types', true).map((s, i) =>
    readSettings(objectAt(s, `other_types[${i}]`), `other_types[${i}]`),
  );
  const products = listAt(root, 'products').map((p, i) => readProduct(objectAt(p, `products[${i}]`), `products[${i}]`));
  refuseDuplicates(
    products.map((p) => p.id),
    'products',
  );
  const fixed = listAt(root, 'fixed', true).map((f, i) => readFixed(objectAt(f, `fixed[${i}]`), `fixed[${i}]`));
  refuseDuplicates(
    fixed.map((f) => f.productId),
    'fixed',
  );
  const known = new Set(products.map((p) => p.id));
  const stray = fixed.find((f) => !known.has(f.productId));
  if (stray) throw new InstanceError(`fixed: product ${stray.productId} is not among the products`);
  if (others.length) refuseUnknownType(fixed, others.length);
  return { settings, ...(others.length ? { otherTypes: others } : {}), products, fixed };
}

function refuseUnknownType(fixed: readonly FixedPlacement[], others: number): void {
  const stray = fixed.find(({ type = 0 }) => type > others);
  if (stray)
    throw new InstanceError(`fixed: product ${stray.productId} stands on a pallet of a type that is not given`);
}

function readSettings(s: Record<string, unknown>, path = 'settings'): PackSettings {
  const at = (key: string, min: number, otherwise?: number) =>
    numberAt(s, key, path, otherwise === undefined ? { min } : { min, otherwise });
  return {
    longestMm: at('pallet_length', 1),
    widthMm: at('pallet_width', 1),
    palletHeightMm: at('pallet_height', 0),
    maxHeightMm: at('max_height', 1),
    maxMassKg: numberAt(s, 'max_weight', path, { min: 0, isInteger: false }),
    spacingBetweenMm: at('spacing_between', 0, 0),
    spacingEndsMm: at('spacing_ends', 0, 0),
    spacingSidesMm: at('spacing_sides', 0, 0),
    allowDifferentOrders: flagAt(s, 'allow_different_orders', path, true),
    mixAddresses: flagAt(s, 'mix_addresses', path, false),
    cutToContent: flagAt(s, 'cut_to_content', path, false),
    standardLengthsMm: listAt(s, 'standard_lengths', true).map((_, i, all) =>
      numberAt({ length: all[i] }, 'length', `${path}.standard_lengths[${i}]`, { min: 1 }),
    ),
    ...(s['stack_rules'] === undefined || s['stack_rules'] === null
      ? {}
      : { stackRules: readStackRules(objectAt(s['stack_rules'], `${path}.stack_rules`)) }),
    ...(s['offset_limits'] === undefined || s['offset_limits'] === null
      ? {}
      : { offsetLimits: readOffsetLimits(objectAt(s['offset_limits'], `${path}.offset_limits`)) }),
    ...(s['narrower_widths'] === undefined
      ? {}
      : {
          narrowerWidthsMm: listAt(s, 'narrower_widths').map((_, i, all) =>
            numberAt({ width: all[i] }, 'width', `${path}.narrower_widths[${i}]`, { min: 1 }),
          ),
        }),
    ...(flagAt(s, 'prefers_upright', path, false) ? { prefersUpright: true } : {}),
  };
}

/** A rule that is missing or null does not hold. */
function readStackRules(r: Record<string, unknown>): StackRules {
  const at = (key: string, isInteger: boolean): number | null =>
    r[key] === undefined || r[key] === null ? null : numberAt(r, key, 'settings.stack_rules', { min: 0, isInteger });
  return {
    maxLoadRatio: at('max_load_ratio', false),
    centreInsideMm: at('centre_inside', true),
    maxLevels: at('max_levels', true),
    bareUnderMm: at('bare_under', true),
  };
}

function readOffsetLimits(l: Record<string, unknown>): OffsetLimits {
  const at = (key: string) => numberAt(l, key, 'settings.offset_limits', { min: 0, isInteger: false });
  return { acrossPercent: at('across_percent'), alongPercent: at('along_percent') };
}

function readProduct(p: Record<string, unknown>, path: string): PackProduct {
  const category = numberAt(p, 'category', path, { otherwise: 1 });
  if (category > 2) throw new InstanceError(`${path}.category: 0, 1 or 2 is needed`);
  const partOf = p['part_of'];
  return {
    id: numberAt(p, 'id', path, ANY_ID),
    orderKey: keyAt(p, 'order', path),
    addressKey: keyAt(p, 'address', path),
    category: category as Category,
    widthMm: numberAt(p, 'width', path, { min: 1 }),
    heightMm: numberAt(p, 'height', path, { min: 1 }),
    depthMm: numberAt(p, 'depth', path, { min: 1 }),
    massKg: numberAt(p, 'weight', path, { isInteger: false }),
    canBeFlipped: flagAt(p, 'can_be_flipped', path, false),
    partOf: partOf === undefined || partOf === null ? null : keyAt(p, 'part_of', path),
  };
}

function readFixed(f: Record<string, unknown>, path: string): FixedPlacement {
  return {
    productId: numberAt(f, 'id', path, ANY_ID),
    palletKey: keyAt(f, 'pallet', path),
    xMm: numberAt(f, 'x', path),
    yMm: numberAt(f, 'y', path),
    zMm: numberAt(f, 'z', path),
    isFlipped: flagAt(f, 'is_flipped', path, false),
    ...(f['type'] === undefined ? {} : { type: numberAt(f, 'type', path) }),
  };
}

function readTruckInstance(root: Record<string, unknown>): TruckInstance {
  const truck = objectAt(root['truck'], 'truck');
  const optional = (key: string) =>
    truck[key] === undefined || truck[key] === null
      ? NO_LIMIT
      : numberAt(truck, key, 'truck', { min: 1, isInteger: false });
  const pallets = listAt(root, 'pallets').map((raw, i) => {
    const path = `pallets[${i}]`;
    const p = objectAt(raw, path);
    return {
      id: numberAt(p, 'id', path, ANY_ID),
      lengthMm: numberAt(p, 'length', path, { min: 1 }),
      widthMm: numberAt(p, 'width', path, { min: 1 }),
      heightMm: numberAt(p, 'height', path, { otherwise: 0, isInteger: false }),
      massKg: numberAt(p, 'weight', path, { otherwise: 0, isInteger: false }),
      dispatchPriority: numberAt(p, 'dispatch_priority', path, { min: Number.MIN_SAFE_INTEGER, otherwise: 100 }),
      allowTurn: flagAt(p, 'allow_turn', path, false),
    };
  });
  refuseDuplicates(
    pallets.map((p) => p.id),
    'pallets',
  );
  return {
    floor: {
      lengthMm:
        truck['length'] === null || truck['length'] === undefined
          ? null
          : numberAt(truck, 'length', 'truck', { min: 1 }),
      widthMm: numberAt(truck, 'width', 'truck', { min: 1 }),
      heightMm: optional('height'),
      maxMassKg: optional('max_pallet_weight'),
      betweenPalletsMm: numberAt(truck, 'between_pallets', 'truck', { otherwise: 0 }),
    },
    pallets,
  };
}
