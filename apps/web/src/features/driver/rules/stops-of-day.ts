import type { DamageFields, DepartureOfTruck } from '@mullion/contracts';
import type { Act, StopAct } from '../../../entities/scanning/acts';
import { withDelivered } from './stop-returnables';

type ReadStop = DepartureOfTruck['stops'][number];

export interface StopOfDay extends Omit<ReadStop, 'damages'> {
  readonly damages: readonly DamageFields[];
  /** What of it has not reached the server yet. */
  readonly waiting: number;
  readonly waitingPhotos: number;
}

const isAt = (stop: number, act: Act): act is StopAct => 'stop' in act && act.stop === stop;

/** The stops as the driver left them: what the server knows, with what waits on this device. */
export const stopsOfDay = (stops: readonly ReadStop[], acts: readonly Act[]): readonly StopOfDay[] =>
  stops.map((stop) => {
    const own = acts.filter((act): act is StopAct => isAt(stop.id, act));
    const delivery = own.flatMap((act) => (act.kind === 'deliver-stop' ? [act.delivery] : []))[0];
    const known = new Set(stop.damages.map(({ id }) => id));
    const noted = own.flatMap((act) => (act.kind === 'report-damage' && !known.has(act.damage.id) ? [act.damage] : []));
    return {
      ...stop,
      ...(stop.delivered_at === null && delivery
        ? { ...delivery, returnables: withDelivered(stop.returnables, delivery.returnables) }
        : {}),
      damages: [...stop.damages, ...noted],
      waiting: own.length,
      waitingPhotos: own.filter(({ kind }) => kind === 'stop-photo').length,
    };
  });

/** The stop to go to: the first that is not delivered; null when all are. */
export const nextStop = (stops: readonly StopOfDay[]): StopOfDay | null =>
  stops.find((stop) => stop.delivered_at === null) ?? null;

/** Where a phone's map looks for a stop. */
export const mapLink = (label: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(label)}`;

/** What a telephone dials: digits, and the plus before them. */
export const callLink = (phone: string): string =>
  `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
