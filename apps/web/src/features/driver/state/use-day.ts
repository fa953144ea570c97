import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Problem } from '@mullion/contracts';
import { asProblem } from '../../../kits/api/as-problem';
import type { StopAct } from '../../../entities/scanning/acts';
import { envelopeOf, keep, onOutboxEvent } from '../../../entities/scanning/outbox';
import { useOutbox } from '../../../entities/scanning/use-outbox';
import { useAppSelector } from '../../../kits/api/store';
import { selectOutbox } from '../../../entities/scanning/outbox-slice';
import { useDepartureQuery } from '../api/driver-api';
import { stopsOfDay, type StopOfDay } from '../rules/stops-of-day';
import { keepDay, keepNotes, keptDay, keptNotes, type Day, type DayNotes } from './kept-day';

const AGAIN = {
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
  refetchOnReconnect: true,
  refetchOnMountOrArgChange: true,
} as const;

export interface DayState {
  readonly day: Day | null;
  readonly stops: readonly StopOfDay[];
  readonly notes: DayNotes;
  readonly problem: Problem | undefined;
  readonly note: (change: (notes: DayNotes) => DayNotes) => void;
  /**
   * Keeps what was done, all or nothing of it; it is sent when there is a network, in its order. Rejects when this
   * device could not keep it.
   */
  readonly act: (...acts: readonly StopAct[]) => Promise<void>;
  readonly refetch: () => void;
}

/**
 * A departure as this device has it: read from the server when it can be, kept here for the day, with what was done
 * meanwhile.
 */
export const useDay = (): DayState => {
  const query = useDepartureQuery(undefined, AGAIN);
  const [first] = useState(keptDay);
  const [notes, setNotes] = useState(keptNotes);
  const { waiting } = useAppSelector(selectOutbox);
  const day = query.data ?? first;
  const { data, refetch } = query;
  useEffect(() => {
    if (data) keepDay(data);
  }, [data]);
  useEffect(
    () =>
      onOutboxEvent((event) => {
        if (event.kind === 'settled') void refetch();
      }),
    [refetch],
  );
  const note = useCallback((change: (before: DayNotes) => DayNotes) => {
    const next = change(keptNotes());
    keepNotes(next);
    setNotes(next);
  }, []);
  const owner = useMemo(
    () => ({ person: `departure:${day?.truck_id}:${day?.departure}`, company: 0 }),
    [day?.truck_id, day?.departure],
  );
  // the link is all that a driver signs in by
  useOutbox(owner, true);
  const stops = useMemo(
    () =>
      stopsOfDay(
        day?.stops ?? [],
        waiting.map(({ act }) => act),
      ),
    [day, waiting],
  );
  return {
    day,
    stops,
    notes,
    problem: asProblem(query.error),
    note,
    act: (...acts) => keep(...acts.map((act) => envelopeOf(owner, act))),
    refetch: () => void refetch(),
  };
};
