import {
  MOST_BOARD_TRUCKS,
  NEXT_TRUCKS,
  truckStatus,
  USUAL_DEPARTURE_TIME,
  type BoardSpan,
  type getBoardTrucks,
  type InputOf,
  type OutputOf,
  type RequestContext,
} from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { trucksByIds } from './trucks.queries';

/** Trucks that should have left and did not, so many days back: older ones must not hide this week's. */
const OVERDUE_DAYS = 14;
const WEEK_DAYS = 6;
/** So many are looked at for the gates they are loaded at. */
const MOST_GATES = 50;

/** How many days after today a span ends; null: whenever. */
const lastDay: Readonly<Record<BoardSpan, number | null>> = { next: null, today: 0, week: WEEK_DAYS };

const OPEN = `company_id = $1 AND status BETWEEN ${truckStatus.planned} AND ${truckStatus.loaded} AND NOT deleting
  AND (delivery_date IS NULL OR delivery_date >= $2::date - ${OVERDUE_DAYS})`;
const BY_DEPARTURE = `delivery_date NULLS LAST, coalesce(departure_time, (SELECT departure_time FROM companies WHERE company_id = $1), '${USUAL_DEPARTURE_TIME}'), id`;

/**
 * The trucks of the board, the soonest departure first, those without a date at the end of every span; with the one
 * after them. Ids are found by the index of statuses and days.
 */
export const boardTrucks = async (
  database: Database,
  context: RequestContext,
  today: string,
  { span, gate }: InputOf<typeof getBoardTrucks>,
): Promise<OutputOf<typeof getBoardTrucks>> => {
  const days = lastDay[span];
  const shown = span === 'next' ? NEXT_TRUCKS : MOST_BOARD_TRUCKS;
  const [rows, counted, gates] = await Promise.all([
    database.read<{ id: number; within: boolean }>(
      `SELECT id, ($4::int IS NULL OR delivery_date IS NULL OR delivery_date <= $2::date + $4) AS within FROM trucks
       WHERE ${OPEN} AND ($3::text IS NULL OR gate = $3) ORDER BY ${BY_DEPARTURE} LIMIT ${shown + 1}`,
      [context.company_id, today, gate, days],
      { name: `board-trucks-${span}` },
    ),
    database.read<{ total: number }>(
      `SELECT count(*)::int AS total FROM trucks WHERE ${OPEN} AND ($3::text IS NULL OR gate = $3) AND ($4::int IS NULL OR delivery_date IS NULL OR delivery_date <= $2::date + $4)`,
      [context.company_id, today, gate, days],
      { name: 'board-total' },
    ),
    database.read<{ gate: string }>(
      `SELECT DISTINCT gate FROM (SELECT gate FROM trucks WHERE ${OPEN} ORDER BY delivery_date LIMIT ${MOST_GATES}) AS soonest WHERE gate <> '' ORDER BY gate`,
      [context.company_id, today],
      { name: 'board-gates' },
    ),
  ]);
  const within = rows.filter((row) => row.within).slice(0, shown);
  const next = rows.find((row) => !within.includes(row));
  const trucks = await trucksByIds(
    database,
    context,
    [...within, ...(next ? [next] : [])].map(({ id }) => id),
  );
  return {
    today,
    trucks: trucks.slice(0, within.length),
    total: counted[0]?.total ?? 0,
    after: next ? (trucks.at(within.length) ?? null) : null,
    gates: gates.map((row) => row.gate),
  };
};
