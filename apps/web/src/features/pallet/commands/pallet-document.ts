import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import {
  changesBetween,
  inverted,
  mergedChanges,
  finalisedChanges,
  withChanges,
  type Change,
  type States,
} from '../../../kits/editor/changes';
import type { EditorRules } from '../../../kits/editor/editor-types';
import { withSettings, type Settings } from '../../../entities/pallet/pallet-settings';

/** Where a product is: at a place on this pallet, on another pallet, or on none. */
export type Spot =
  | { readonly xMm: number; readonly yMm: number; readonly zMm: number; readonly isFlipped: boolean }
  | { readonly palletId: number | null };

/** Timber that follows the content, or three layers written by hand. */
export type Timber = 'auto' | { readonly layer_1: string; readonly layer_2: string; readonly layer_3: string };

export type PalletCommand =
  | { readonly kind: 'arrange'; readonly changes: readonly Change<Spot>[] }
  | { readonly kind: 'settings'; readonly from: Settings; readonly to: Settings }
  | { readonly kind: 'timber'; readonly from: Timber; readonly to: Timber };

/** What the pallet editor works on. */
export interface PalletDocument {
  readonly pallet: PalletDetail;
  /** Products that this editor took off or sent away, as the server has them. */
  readonly away: ReadonlyMap<number, PlacedProductDto>;
}

/** Why a command no longer applies: these products moved, or somebody wrote something else into the same field. */
export type PalletClash = { readonly products: readonly number[] } | { readonly settings: true };

export const isOnPallet = (spot: Spot): spot is Exclude<Spot, { palletId: unknown }> => !('palletId' in spot);

const isSame = (a: Spot, b: Spot): boolean =>
  isOnPallet(a)
    ? isOnPallet(b) && a.xMm === b.xMm && a.yMm === b.yMm && a.zMm === b.zMm && a.isFlipped === b.isFlipped
    : !isOnPallet(b) && a.palletId === b.palletId;

export const spotOf = ({ x, y, z, is_flipped }: PlacedProductDto): Spot => ({
  xMm: x,
  yMm: y,
  zMm: z,
  isFlipped: is_flipped,
});

/** Where everything is that this editor knows of. */
export const spotsOf = ({ pallet, away }: PalletDocument): States<Spot> =>
  new Map<number, Spot>([
    ...[...away.values()].map(({ id, pallet_id }) => [id, { palletId: pallet_id }] as const),
    ...pallet.products.map((product) => [product.id, spotOf(product)] as const),
  ]);

type Placed = {
  readonly id: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly zMm: number;
  readonly isFlipped: boolean;
};

/** What a gesture changed: products that are missing afterwards were taken off the pallet. */
export const arrangement = (before: readonly Placed[], after: readonly Placed[]): PalletCommand => {
  const spots = (list: readonly Placed[]) =>
    new Map<number, Spot>(list.map(({ id, xMm, yMm, zMm, isFlipped }) => [id, { xMm, yMm, zMm, isFlipped }]));
  const stands = spots(after);
  const off = before.filter(({ id }) => !stands.has(id)).map(({ id }) => [id, { palletId: null }] as const);
  return {
    kind: 'arrange',
    changes: changesBetween(spots(before), new Map<number, Spot>([...stands, ...off]), isSame),
  };
};

export const timberOf = ({ auto_update, pallet_structure: { layer_1, layer_2, layer_3 } }: PalletDetail): Timber =>
  auto_update ? 'auto' : { layer_1, layer_2, layer_3 };
const isSameTimber = (a: Timber, b: Timber): boolean =>
  a === b ||
  (a !== 'auto' && b !== 'auto' && a.layer_1 === b.layer_1 && a.layer_2 === b.layer_2 && a.layer_3 === b.layer_3);

const withSpots = (document: PalletDocument, spots: States<Spot>): PalletDocument => {
  const known = new Map([
    ...document.away,
    ...document.pallet.products.map((product) => [product.id, product] as const),
  ]);
  const products: PlacedProductDto[] = [];
  const away = new Map<number, PlacedProductDto>();
  for (const [id, spot] of spots) {
    const product = known.get(id) as PlacedProductDto;
    if (!isOnPallet(spot)) away.set(id, { ...product, pallet_id: spot.palletId as PlacedProductDto['pallet_id'] });
    else {
      const place = { x: spot.xMm, y: spot.yMm, z: spot.zMm, is_flipped: spot.isFlipped };
      products.push({ ...product, ...place, pallet_id: document.pallet.id });
    }
  }
  return { pallet: { ...document.pallet, products }, away };
};

type Rules = EditorRules<PalletDocument, PalletCommand, PalletClash>;

const apply: Rules['apply'] = (document, command) => {
  const { pallet } = document;
  if (command.kind === 'arrange') {
    const before = spotsOf(document);
    const result = withChanges(before, command.changes, isSame);
    if ('conflicts' in result) return { refusal: { products: result.conflicts } };
    return { document: result.states === before ? document : withSpots(document, result.states) };
  }
  if (command.kind === 'timber') {
    const now = timberOf(pallet);
    if (isSameTimber(now, command.to)) return { document };
    if (!isSameTimber(now, command.from)) return { refusal: { settings: true } };
    const { to } = command;
    const changed =
      to === 'auto'
        ? { auto_update: true }
        : { auto_update: false, pallet_structure: { ...pallet.pallet_structure, ...to } };
    return { document: { ...document, pallet: { ...pallet, ...changed } } };
  }
  const result = withSettings(pallet, command);
  if (result === null) return { refusal: { settings: true } };
  return { document: result === pallet ? document : { ...document, pallet: result } };
};

/** The pallet's commands for the editor kit. */
export const palletRules: Rules = {
  newest: (known, read) => {
    if (read.pallet === known.pallet || read.pallet.version < known.pallet.version) return known;
    return { pallet: read.pallet, away: new Map([...known.away, ...read.away]) };
  },
  apply,
  inverse: (command) =>
    command.kind === 'arrange'
      ? { kind: 'arrange', changes: inverted(command.changes) }
      : ({ ...command, from: command.to, to: command.from } as PalletCommand),
  merge: (first, second) => {
    if (first.kind === 'arrange' && second.kind === 'arrange')
      return { kind: 'arrange', changes: mergedChanges(first.changes, second.changes, isSame) };
    // a remark stays by itself, so that a clash over it takes nothing else along
    if (first.kind === 'settings' && second.kind === 'settings' && 'comment' in first.to === 'comment' in second.to)
      return { kind: 'settings', from: { ...second.from, ...first.from }, to: { ...first.to, ...second.to } };
    return null;
  },
  settle: (command, sent, answered) => {
    if (command.kind !== 'arrange' || sent.kind !== 'arrange') return command;
    return { kind: 'arrange', changes: finalisedChanges(command.changes, sent.changes, spotsOf(answered), isSame) };
  },
};
