import type { ReturnablesSummary } from '@mullion/contracts';
import type { Database } from '@mullion/server-kit';
import { passingTrucks } from './passing-trucks.queries';

const WEEK_DAYS = 7;

interface Figures {
  readonly out: number;
  readonly owned: number;
  readonly stillages: number;
  readonly stillage_holders: number;
  readonly stillage_value: number;
  readonly aging: number;
  readonly aging_holders: number;
  readonly aging_value: number;
  readonly late: number;
  readonly late_holders: number;
  readonly late_value: number;
}
interface Balance {
  readonly id: number;
  readonly address_key: string;
  readonly units: number;
}

/** What a condition on lots counts: units, holders and what they are worth. */
const counted = (name: string, plural: string, condition: string): string =>
  `coalesce(sum(l.count) FILTER (WHERE ${condition}), 0)::int AS ${plural},
   (count(DISTINCT l.holder_id) FILTER (WHERE ${condition}))::int AS ${name}_holders,
   coalesce(sum(l.count * k.deposit) FILTER (WHERE ${condition}), 0) AS ${name}_value`;

/** What the company has out, how old it is, and what comes back with the trucks of a week. */
export const summaryOf = async (database: Database, companyId: number, today: string): Promise<ReturnablesSummary> => {
  const [[figures], holdings] = await Promise.all([
    database.read<Figures>(
      `SELECT coalesce(sum(l.count), 0)::int AS out,
         (SELECT coalesce(sum(owned), 0)::int FROM returnable_kinds WHERE company_id = $1 AND NOT removed) AS owned,
         ${counted('stillage', 'stillages', `k.form = 'stillage'`)}, ${counted('aging', 'aging', '$2::date - l.since BETWEEN 61 AND 90')},
         ${counted('late', 'late', '$2::date - l.since > 90')}
       FROM returnable_lots l JOIN returnable_kinds k ON k.id = l.kind_id WHERE l.company_id = $1`,
      [companyId, today],
    ),
    database.read<Balance>(
      `SELECT h.id, h.address_key, sum(l.count)::int AS units FROM returnable_lots l JOIN returnable_holders h ON h.id = l.holder_id
       WHERE l.company_id = $1 GROUP BY h.id`,
      [companyId],
    ),
  ]);
  const trucks = await passingTrucks(database, companyId, today, holdings);
  const lastDay = new Date(Date.parse(today) + WEEK_DAYS * 86_400_000).toISOString().slice(0, 10);
  const soon = holdings.filter(({ id }) => (trucks.get(id)?.delivery_date ?? '9') <= lastDay);
  const [first] = soon
    .flatMap(({ id }) => trucks.get(id) ?? [])
    .toSorted((a, b) => (a.delivery_date < b.delivery_date ? -1 : 1));
  const { out = 0, owned = 0 } = figures ?? {};
  return {
    ...{ out, owned },
    stillages: {
      units: figures?.stillages ?? 0,
      holders: figures?.stillage_holders ?? 0,
      value: figures?.stillage_value ?? 0,
    },
    aging: { units: figures?.aging ?? 0, holders: figures?.aging_holders ?? 0, value: figures?.aging_value ?? 0 },
    late: { units: figures?.late ?? 0, holders: figures?.late_holders ?? 0, value: figures?.late_value ?? 0 },
    returning: { units: soon.reduce((sum, { units }) => sum + units, 0), truck: first ?? null },
  };
};
