import type {
  ComparedFloor,
  CompanyId,
  PackingInstance,
  PackingRun,
  PackingRunId,
  PackingTypeId,
  PalletPlanDto,
  PlanDifference,
  PlanObjective,
  PlanVariant,
  RunSettings,
  Standing,
  UserId,
} from '@mullion/contracts';
import type { PalletSpec } from '../core/pallets/new-pallet';
import type { PalletRow, ProductRow } from '../core/pallets/pallet.row';
import type { SourcePallet, PlaceBefore } from './rules/match-pallets';

/** What a run was started on; apply compares it with what is there then. */
export interface RunSnapshot {
  /** Products to be packed: version of the placement. */
  readonly products: readonly (PlaceBefore & { readonly version: number })[];
  /** Products that stay where they are on open pallets. */
  readonly fixed: readonly { readonly id: number; readonly version: number; readonly pallet_id: number }[];
  /** Pallets that products of the run stood on. */
  readonly sources: readonly SourcePallet[];
  /**
   * Present pallets that the plan changes or fills: their versions. Absent for one plan alone, of which what changed is
   * left out.
   */
  readonly pallets?: readonly { readonly id: number; readonly version: number }[];
}

/** Where a product stood; moments come back from the database as text. */
export type KeptPlace = Pick<ProductRow, 'id' | 'x' | 'y' | 'z' | 'is_flipped'> & {
  readonly loaded_at: Date | string | null;
};

/** What of a pallet a person may have set since, beside the places of its products. */
export const KEPT_FIELDS = [
  'number',
  'length',
  'width',
  'pallet_height',
  'spacing_between',
  'spacing_ends',
  'spacing_sides',
  'max_weight',
  'max_height',
  'status',
  'printable',
  'auto_update',
  'makes_legs',
  'comment',
  'layer_1',
  'layer_2',
  'layer_3',
] as const;
export type KeptFields = Pick<PalletRow, (typeof KEPT_FIELDS)[number]>;

/** How pallets and products stood before a plan was taken, and right after. */
export interface PlanUndo {
  /** Who took it; missing in rows of before: whoever started the run. */
  readonly by?: UserId | null;
  readonly before: readonly { readonly row: PalletRow; readonly products: readonly KeptPlace[] }[];
  readonly after: {
    /** Versions decide; where one has gone on, everything that is kept beside it has to be as it was. */
    readonly pallets: readonly ({ readonly id: number; readonly version: number } & Partial<KeptFields>)[];
    readonly products: readonly ({ readonly version: number; readonly pallet_id: number | null } & Pick<
      KeptPlace,
      'id'
    > &
      Partial<KeptPlace>)[];
  };
}

/** A packing type of a run, as it was when the run began. */
export interface ResolvedType {
  readonly id: PackingTypeId;
  readonly description: string;
  readonly spec: PalletSpec;
}

/** What new pallets of a plan get, by their packing type's place in the run's list. */
export const specsOf = ({ spec, types }: ResolvedSettings): readonly PalletSpec[] =>
  types?.map((type) => type.spec) ?? [spec];

/** Settings as they hold for this run. */
export interface ResolvedSettings {
  /** Of the new pallets. */
  readonly spec: PalletSpec;
  /** Every packing type of a run that has several, in their order; the first has the spec above. */
  readonly types?: readonly ResolvedType[];
  /** Delivery addresses among the products. */
  readonly addresses?: number;
  /**
   * Of a run that looks for several plans: the floor they are put on, how everything stands now, and which one was
   * taken.
   */
  readonly floor?: ComparedFloor;
  readonly standing?: Standing | null;
  readonly chosen?: PlanObjective;
}

/** A row of `packing_run` without its instance and snapshot. */
export interface RunRow {
  readonly id: PackingRunId;
  readonly company_id: CompanyId;
  readonly user_id: UserId | null;
  readonly user_name: string;
  readonly state: PackingRun['state'];
  readonly queue: 'packing-quick' | 'packing-deep';
  readonly order_ids: number[];
  readonly products_count: number;
  readonly settings: RunSettings;
  readonly resolved: ResolvedSettings;
  readonly budget_seconds: number;
  readonly seed: number;
  readonly progress: number;
  readonly plan: PalletPlanDto | null;
  readonly variants: readonly PlanVariant[] | null;
  readonly pallets: number | null;
  readonly lower_bound: number | null;
  readonly lower_bound_by: string | null;
  readonly deck_m2: number | null;
  readonly improvements: PackingRun['improvements'];
  readonly unplaced: PackingRun['unplaced'];
  readonly left_out: PackingRun['left_out'];
  readonly pallet_ids: number[];
  readonly error: string | null;
  readonly attempts: number;
  readonly lease_until: Date | null;
  /** Of the best plan. */
  readonly fill: number | null;
  readonly split_orders: number | null;
  readonly difference: PlanDifference | null;
  /** The plan is taken, and what it changed is known. */
  readonly can_undo: boolean;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export interface RunInstance {
  readonly instance: PackingInstance;
  readonly snapshot: RunSnapshot;
}
