import type { DepartureDetails, Strokes, Truck } from '@mullion/contracts';
import { isSigned } from '../../kits/signature/strokes';

/** What is written down while a truck is handed over; not yet what is sent. */
export interface Handover {
  readonly seals: string;
  readonly driver: string;
  readonly strokes: Strokes;
  readonly reason: string;
}

export const emptyHandover = (truck: Truck): Handover => ({
  seals: '',
  driver: truck.vehicle?.driver ?? '',
  strokes: [],
  reason: '',
});

/**
 * What goes with the departure; null while neither the driver has signed nor anybody said why not. Nothing is cut off:
 * too many seals or too long ones are refused by name.
 */
export const detailsOf = ({ seals, driver, strokes, reason }: Handover): DepartureDetails | null => {
  const signed = isSigned(strokes);
  if (!signed && reason.trim() === '') return null;
  return {
    seals: seals
      .split(',')
      .map((seal) => seal.trim())
      .filter(Boolean),
    driver: driver.trim(),
    signature: signed ? strokes : null,
    unsigned_reason: signed ? null : reason.trim(),
  };
};
