import {
  getLastChange,
  MAX_PAPER_CHANGES,
  readingsOf,
  readPaperCode,
  type PaperChange,
  type PaperCheck,
  type PaperName,
} from '@mullion/contracts';
import { paperChanges } from '@mullion/packing-model';
import { AppError, systemContext, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { PaperRepository } from '../paper.repository';
import { factsNow, palletsNow } from './facts-now';
import { nextRevision } from './issue-papers';

type Tools = Pick<ServiceTools, 'database' | 'rpc'>;

/**
 * Whether a paper in hand is still right: what stood on it beside what would be printed now.
 * @throws AppError paper.unknown
 */
export const checkPaper = async (tools: Tools, { context }: CallInfo, scanned: string): Promise<PaperCheck> => {
  const name = readingsOf(scanned)
    .map(readPaperCode)
    .find((one) => one !== null);
  const { company_id: company } = context;
  const paper = name
    ? await new PaperRepository(tools.database, company).find(name.kind, name.id, name.revision)
    : null;
  if (!name || !paper) throw new AppError('paper.unknown');
  const facts = await factsNow(tools.rpc, company, name.kind, name.id);
  const changes = facts ? paperChanges(paper.facts, facts) : [];
  const said = {
    kind: name.kind,
    id: name.id,
    number: facts?.number ?? paper.facts.number,
    revision: paper.revision,
    printed_at: paper.printed_at.toISOString(),
    printed_by: paper.printed_by,
  };
  if (facts === null) return { ...said, state: 'gone', current_revision: paper.revision, ...unchanged };
  // what was changed and changed back makes the paper right again, whatever was printed in between
  if (changes.length === 0) return { ...said, state: 'current', current_revision: paper.revision, ...unchanged };
  const last = await lastChange(tools, company, name, paper.printed_at);
  return {
    ...said,
    state: 'outdated',
    current_revision: await nextRevision(tools.database, company, name.kind, name.id, facts),
    changed_at: last?.at ?? null,
    changed_by: last?.name ?? null,
    changes: await whereNow(tools, company, changes.slice(0, MAX_PAPER_CHANGES)),
    changes_count: changes.length,
  };
};

const unchanged = { changed_at: null, changed_by: null, changes: [], changes_count: 0 } satisfies Partial<PaperCheck>;

const tableOf = { list: 'pallets', pallet_label: 'pallets', product_label: 'products', truck: 'trucks' } as const;

/** Who changed it since; a log that does not answer keeps nobody from the paper. */
const lastChange = async ({ rpc }: Tools, companyId: number, { kind, id }: PaperName, since: Date) => {
  const query = { table_name: tableOf[kind], row_id: String(id) };
  const { change } = await rpc
    .ask(getLastChange, { params: {}, query, body: {} }, { context: systemContext(companyId) })
    .catch(() => ({ change: null }));
  return change && Date.parse(change.at) >= since.getTime() ? change : null;
};

/** What was taken off a pallet stands on another one, or on none. */
const whereNow = async ({ rpc }: Tools, companyId: number, changes: readonly PaperChange[]): Promise<PaperChange[]> => {
  const gone = changes.flatMap((change) =>
    change.what === 'removed' && change.item.category !== null ? [change.item.id] : [],
  );
  if (gone.length === 0) return [...changes];
  const pallets = await palletsNow(rpc, companyId, gone).catch(
    () => new Map<number, { pallet: string; row: number | null }>(),
  );
  return changes.map((change) =>
    change.what === 'removed' ? { ...change, now: pallets.get(change.item.id) ?? null } : change,
  );
};
