import { useMemo } from 'react';
import { useListPackingTypesQuery } from '../packing/packing-api';
import { useUserQuery } from '../reference-api';
import { STANDARD_TRUCK, type TruckSizes } from './truck-form';

/** Sizes a new truck begins with: those of the company's packing type. Undefined until they are known; without any, a standard semi-trailer. */
export const useUsualTruckSizes = (): TruckSizes | undefined => {
  const { data: user } = useUserQuery();
  const { data: types, isError } = useListPackingTypesQuery();
  return useMemo(() => {
    if (isError) return STANDARD_TRUCK;
    if (!types || !user) return undefined;
    const usual = types.find((type) => type.id === user.company.pref_packing_type) ?? types[0];
    if (!usual) return STANDARD_TRUCK;
    return {
      length: usual.truck_length,
      width: usual.truck_width,
      height: usual.truck_height,
      max_pallet_weight: STANDARD_TRUCK.max_pallet_weight,
      between_pallets: usual.default_truck_spacing,
    };
  }, [types, isError, user]);
};
