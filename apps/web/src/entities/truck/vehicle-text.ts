import type { Vehicle } from '@mullion/contracts';

/** Trailers' plates are compared as the server does: without case and outer spaces. */
export const samePlate = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/** Everything but the trailer's plate, in one line: "LNG 412 · Volvo FH 460 · Vytautas Jankus". */
export const vehicleText = (vehicle: Vehicle): string =>
  [vehicle.number_plate, vehicle.make, vehicle.driver].filter(Boolean).join(' · ') || vehicle.trailer_number_plate;
