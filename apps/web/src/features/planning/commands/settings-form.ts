import type { PackingType, PalletDetail } from '@mullion/contracts';
import { z } from 'zod';
import { kilograms, wholeNumber } from '../../../kits/forms/whole-number';

/** What several pallets are given at once; lengths and widths follow from what stands on each. */
export const settingNames = [
  'pallet_height',
  'max_height',
  'max_weight',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
] as const;

/** All are required. */
export const settingsForm = z.object({
  packing_type_id: z.string(),
  pallet_height: wholeNumber(0, 1000),
  max_height: wholeNumber(1, 20_000),
  max_weight: kilograms(1, 100_000),
  spacing_between: wholeNumber(0, 1000),
  spacing_ends: wholeNumber(0, 1000),
  spacing_sides: wholeNumber(0, 1000),
});
export type SettingsInput = z.input<typeof settingsForm>;

export type PalletSettings = Readonly<Omit<z.output<typeof settingsForm>, 'packing_type_id'>>;

/** As a packing type has them; without one, as packing assumes them (packing-model.md). */
export const settingsOfType = (type: PackingType | undefined): SettingsInput => ({
  packing_type_id: type ? String(type.id) : '',
  pallet_height: String(type?.pallet_height ?? 120),
  max_height: String(type?.max_height ?? ''),
  max_weight: String(type?.max_weight ?? ''),
  spacing_between: String(type?.spacing_between ?? 0),
  spacing_ends: String(type?.spacing_ends ?? 0),
  spacing_sides: String(type?.spacing_sides ?? 0),
});

/** What all of them have; a field in which they differ is empty and has to be filled. */
export const settingsOf = (pallets: readonly PalletDetail[]): SettingsInput => {
  const common = (name: (typeof settingNames)[number]): string => {
    const values = new Set(pallets.map((pallet) => pallet[name]));
    return values.size === 1 ? String([...values][0]) : '';
  };
  const settings = Object.fromEntries(settingNames.map((name) => [name, common(name)])) as Omit<
    SettingsInput,
    'packing_type_id'
  >;
  return { packing_type_id: '', ...settings };
};
