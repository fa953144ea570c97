import type { InputOf, issuePapers as contract, OutputOf, PaperFacts, PaperKind } from '@mullion/contracts';
import { paperChanges } from '@mullion/packing-model';
import type { Database } from '@mullion/server-kit';
import { PaperRepository } from '../paper.repository';

export interface Printer {
  readonly user_id: number | null;
  readonly user_name: string;
}

/**
 * The revision that goes on a paper with these facts: that of the last print when it said the same, else the next one.
 * Twice at once gives both the same.
 */
export const issuePaper = async (
  database: Database,
  companyId: number,
  paper: { readonly kind: PaperKind; readonly id: number; readonly facts: PaperFacts },
  by: Printer,
): Promise<number> => {
  for (;;) {
    const papers = new PaperRepository(database, companyId);
    const latest = await papers.latest(paper.kind, paper.id);
    if (latest && paperChanges(latest.facts, paper.facts).length === 0) return latest.revision;
    const revision = (latest?.revision ?? 0) + 1;
    const given = {
      kind: paper.kind,
      subject_id: paper.id,
      revision,
      facts: paper.facts,
      user_id: by.user_id,
      printed_by: by.user_name,
    };
    if (await papers.add(given)) return revision;
  }
};

/** The revision that a paper with these facts would get. */
export const nextRevision = async (
  database: Database,
  companyId: number,
  kind: PaperKind,
  id: number,
  facts: PaperFacts,
): Promise<number> => {
  const latest = await new PaperRepository(database, companyId).latest(kind, id);
  if (latest === null) return 1;
  return paperChanges(latest.facts, facts).length === 0 ? latest.revision : latest.revision + 1;
};

/** Papers of one document, one after the other: a document may hold the same twice. */
export const issuePapers = async (
  database: Database,
  companyId: number,
  { papers, ...by }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  const revisions: number[] = [];
  for (const paper of papers) revisions.push(await issuePaper(database, companyId, paper, by));
  return { revisions };
};
