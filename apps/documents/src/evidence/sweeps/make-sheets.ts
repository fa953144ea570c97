import { getCompany, type CompanyId } from '@mullion/contracts';
import { Blobs, eachRow, ServiceTools, Sweep, systemContext } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentsConfig } from '../../config';
import { fileOfJob } from '../../render-jobs/render-jobs.queries';
import { addFile } from '../../render-jobs/render-jobs.module';
import { addSystemLink, linkSalt } from '../../core/links/system-links.queries';
import { hashOfSheet, proofLink } from '../evidence.queries';
import { dueSheets, EvidenceRepository, waitingSheets, type SheetRow } from '../../core/evidence/evidence.repository';

/** The code on a sheet proves it for as long as anybody keeps paper. */
const PROOF_DAYS = 20 * 365;

/** Sheets of what is attested become PDFs, each once; whatever dies on the way is asked for again a minute later. */
@Injectable()
export class MakeSheets {
  constructor(
    private readonly tools: ServiceTools<DocumentsConfig>,
    private readonly blobs: Blobs,
  ) {}

  @Sweep({ everyMs: 2_000 })
  async run(): Promise<void> {
    await eachRow('sheets of evidence', await waitingSheets(this.tools.database), (sheet) => this.keep(sheet));
    await eachRow('sheets of evidence', await dueSheets(this.tools.database), (sheet) => this.ask(sheet));
  }

  private async keep({ id, company_id: companyId, job_id: jobId }: SheetRow): Promise<void> {
    const key = jobId === null ? null : await fileOfJob(this.tools.database, companyId, jobId);
    if (key === null) return;
    const file = await (await this.blobs.store()).stat(key);
    await new EvidenceRepository(this.tools.database, companyId).keepPdf(id, key, file?.size ?? null);
  }

  private async ask(sheet: SheetRow): Promise<void> {
    const { database, rpc, config, clock } = this.tools;
    const companyId = sheet.company_id as CompanyId;
    const evidence = await new EvidenceRepository(database, companyId).find(sheet);
    if (!evidence) return;
    const { template_language: language } = await rpc.ask(
      getCompany,
      { company_id: companyId },
      { context: systemContext(companyId) },
    );
    const salt = await linkSalt(database);
    await database.transaction(null, async (tx) => {
      await addSystemLink(tx, config, proofLink(companyId, sheet, language), {
        ...{ salt, sheetId: sheet.id, now: clock.now(), days: PROOF_DAYS },
      });
      const job = await addFile(this.tools, tx, companyId, {
        kind: 'evidence',
        options: { evidence: { sheet_id: sheet.id, later: false } },
        language,
      });
      await new EvidenceRepository(tx, companyId).noteJob(sheet.id, hashOfSheet(evidence, sheet), job);
    });
  }
}
