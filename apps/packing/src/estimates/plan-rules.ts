import type { PackingInstance } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../core/copies/copies.queries';
import { packingTypesOf } from '../packing-types/packing-types.queries';
import { palletSpecOf } from '../core/pallets/new-pallet';
import { engineSettings } from '../runs/runs.module';
import type { PlanQuestion } from './first-plan';

/** The floor an estimate is made for: that of the company's packing type, mm. */
interface EstimateTruck {
  readonly length: number;
  readonly width: number;
  readonly between: number;
}
export interface PlanRules {
  readonly types: readonly PackingInstance['settings'][];
  readonly truck: EstimateTruck;
}

/** A trailer of the usual size, for a company that has no packing type. */
const usualTruck: EstimateTruck = { length: 13_600, width: 2480, between: 50 };

/**
 * What a company's orders are estimated by: its packing types, the default one first, then by name.
 * @throws AppError `unavailable`
 */
export const planRules = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  companyId: number,
): Promise<PlanRules> => {
  const [company, all] = await Promise.all([companyOf(tools, companyId), packingTypesOf(tools.database, companyId)]);
  const types = all.toSorted(
    (a, b) => Number(b.id === company.pref_packing_type) - Number(a.id === company.pref_packing_type),
  );
  const [first] = types;
  return {
    types: (types.length > 0 ? types : [null]).map((type) =>
      engineSettings({}, palletSpecOf(company, type), company, type),
    ),
    truck: first
      ? { length: first.truck_length, width: first.truck_width, between: first.default_truck_spacing }
      : usualTruck,
  };
};

export const questionOf = ({ types, truck }: PlanRules, products: PlanQuestion['products']): PlanQuestion => ({
  types,
  floor: truck,
  products,
});
