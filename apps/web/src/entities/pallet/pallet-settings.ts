import type { PalletFields, PalletDetail } from '@mullion/contracts';

/** Sizes, limits and spacings of a pallet, as its dialog has them. */
const SIZES = [
  'length',
  'width',
  'pallet_height',
  'max_height',
  'max_weight',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
] as const;

/** What of the pallet itself an editor changes. */
export type Settings = Pick<Partial<PalletFields>, (typeof SIZES)[number] | 'makes_legs' | 'printable' | 'comment'>;
export interface SettingsChange {
  readonly from: Settings;
  readonly to: Settings;
}

/** No remark is the same as an empty one. */
const areSet = (pallet: PalletDetail, settings: Settings): boolean =>
  (Object.keys(settings) as (keyof Settings)[]).every((name) => (settings[name] ?? '') === (pallet[name] ?? ''));

/**
 * The pallet with other settings: the same object when it has them already, null when somebody has set something else
 * meanwhile.
 */
export const withSettings = (pallet: PalletDetail, { from, to }: SettingsChange): PalletDetail | null => {
  if (areSet(pallet, to)) return pallet;
  return areSet(pallet, from) ? ({ ...pallet, ...to } as PalletDetail) : null;
};

/** The sizes that a dialog has changed; null when none. */
export const sizesChange = (before: PalletDetail, after: PalletDetail): SettingsChange | null => {
  const changed = SIZES.filter((name) => before[name] !== after[name]);
  const pick = (pallet: PalletDetail): Settings => Object.fromEntries(changed.map((name) => [name, pallet[name]]));
  return changed.length === 0 ? null : { from: pick(before), to: pick(after) };
};
