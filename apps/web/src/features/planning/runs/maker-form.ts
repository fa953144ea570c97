import { planObjectives, searchBudgets, type Company, type PackingType, type RunSettings } from '@mullion/contracts';
import { z } from 'zod';
import { kilograms, wholeNumber } from '../../../kits/forms/whole-number';

const MM = 20_000;
export const budgets = searchBudgets.map((seconds) => `${seconds}` as const);

/** Settings of a packing run as typed; all are required (§2.5). */
export const makerForm = z.object({
  packing_type_id: z.string().min(1),
  /** Ids of further packing types, in their order, for what does not fit those before; they have their own sizes. */
  further_types: z.array(z.string()),
  longest_pallet: wholeNumber(400, MM),
  pallet_width: wholeNumber(300, MM),
  pallet_height: wholeNumber(0, 1000),
  spacing_between: wholeNumber(0, 1000),
  spacing_ends: wholeNumber(0, 1000),
  spacing_sides: wholeNumber(0, 1000),
  max_weight: kilograms(1, 100_000),
  max_height: wholeNumber(1, MM),
  allow_different_orders: z.boolean(),
  mix_addresses: z.boolean(),
  use_open_pallets: z.boolean(),
  /** Wait with the plan until a person takes it. */
  look: z.boolean(),
  /** Several plans to choose from. */
  compare: z.boolean(),
  budget: z.enum(budgets),
});
export type MakerInput = z.input<typeof makerForm>;
export type Maker = z.output<typeof makerForm>;

/**
 * Sizes, spacings and limits, which few runs change; with further packing types and the comparison they stand behind
 * "More".
 */
const sizes = [
  'longest_pallet',
  'pallet_width',
  'max_height',
  'max_weight',
  'pallet_height',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
] as const;

/**
 * Whether what stands behind "More" must be seen: a size that is not the packing type's (`usual`), or that is wrong, is
 * never used unseen.
 */
export const isMoreNeeded = (
  typed: Pick<MakerInput, (typeof sizes)[number] | 'further_types' | 'compare'>,
  usual: Partial<Readonly<Record<(typeof sizes)[number], string>>>,
  errors: Readonly<Partial<Record<keyof MakerInput, unknown>>>,
): boolean =>
  typed.compare ||
  typed.further_types.length > 0 ||
  sizes.some((name) => errors[name] !== undefined || (usual[name] !== undefined && typed[name] !== usual[name]));

/**
 * The fields that follow a packing type. The longest pallet is the company's remembered one unless the type is for
 * longer ones.
 */
export const typeFields = (type: PackingType, company: Pick<Company, 'longest_pallet'> | undefined) => ({
  longest_pallet: String(Math.max(type.longest_pallet, company?.longest_pallet ?? 0)),
  pallet_width: String(type.pallet_width),
  pallet_height: String(type.pallet_height),
  spacing_between: String(type.spacing_between),
  spacing_ends: String(type.spacing_ends),
  spacing_sides: String(type.spacing_sides),
  max_weight: String(type.max_weight),
  max_height: String(type.max_height),
  allow_different_orders: type.allow_different_orders,
});

/** The form as it opens: the company's preferred packing type. */
export const makerDefaults = (
  type: PackingType | undefined,
  company: Pick<Company, 'longest_pallet'> | undefined,
): MakerInput => ({
  packing_type_id: type ? String(type.id) : '',
  further_types: [],
  ...(type
    ? typeFields(type, company)
    : {
        longest_pallet: '',
        pallet_width: '',
        pallet_height: '120',
        spacing_between: '0',
        spacing_ends: '0',
        spacing_sides: '0',
        max_weight: '',
        max_height: '',
        allow_different_orders: true,
      }),
  mix_addresses: false,
  use_open_pallets: false,
  look: false,
  compare: false,
  budget: '2',
});

/** What is sent to begin the run. */
export const runSettingsOf = ({
  budget,
  packing_type_id,
  further_types,
  look,
  compare,
  ...fields
}: Maker): RunSettings => ({
  ...fields,
  packing_type_ids: [packing_type_id, ...further_types].map((id) => Number(id) as PackingType['id']),
  budget_seconds: Number(budget) as RunSettings['budget_seconds'],
  apply: !look && !compare,
  ...(compare && { objectives: [...planObjectives] }),
});
