import { truckStatus } from '@mullion/contracts';
import { daysLater } from '../../../entities/today/today-cards';
import type { TruckOfToday } from '../../../entities/truck/readiness';

const DAYS = 7;

/** Midnight of an ISO date, UTC. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const isWeekend = (day: string): boolean => [0, 6].includes(startOf(day).getUTCDay());

/** The days from today on, each with the trucks that leave; a weekend only when something leaves. */
export const weekDays = <T extends Pick<TruckOfToday, 'delivery_date'>>(
  today: string,
  trucks: readonly T[],
): readonly { readonly day: string; readonly trucks: readonly T[] }[] =>
  Array.from({ length: DAYS }, (_, at) => daysLater(today, at))
    .map((day) => ({ day, trucks: trucks.filter((truck) => truck.delivery_date === day) }))
    .filter(({ day, trucks: leaving }) => !isWeekend(day) || leaving.length > 0);

/** The trucks in the order in which a packer loads them: what is being loaded first, the others as they are. */
export const inLoadingOrder = <T extends Pick<TruckOfToday, 'status'>>(trucks: readonly T[]): readonly T[] =>
  trucks.toSorted((a, b) => Number(b.status === truckStatus.loading) - Number(a.status === truckStatus.loading));
