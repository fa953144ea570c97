import { z } from 'zod';
import type { Vehicle } from '@mullion/contracts';

const LONGEST_PLATE = 32;
const LONGEST_NAME = 191;

/** A vehicle as it is typed; only the trailer's plate must be there, because trucks find the vehicle by it. */
export const vehicleFormSchema = z.object({
  trailer_number_plate: z.string().trim().min(1).max(LONGEST_PLATE),
  number_plate: z.string().trim().max(LONGEST_PLATE),
  make: z.string().trim().max(LONGEST_NAME),
  driver: z.string().trim().max(LONGEST_NAME),
});
export type VehicleForm = z.output<typeof vehicleFormSchema>;

/** A vehicle in the dialog; an empty one when there is none. */
export const formOfVehicle = (vehicle: Vehicle | null): VehicleForm => ({
  trailer_number_plate: vehicle?.trailer_number_plate ?? '',
  number_plate: vehicle?.number_plate ?? '',
  make: vehicle?.make ?? '',
  driver: vehicle?.driver ?? '',
});
