import { Blobs, eachRow, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { EVIDENCE_FOLDER } from '../../core/evidence/evidence-folder';
import { dueRenderJobs, oldRenderJobs, RenderJobRepository } from '../render-job.repository';
import { enqueueFile } from '../use-cases/start-file';

const HOUR_MS = 3_600_000;
const BATCH = 100;

@Injectable()
export class KeepRenderJobs {
  constructor(
    private readonly tools: ServiceTools,
    private readonly blobs: Blobs,
  ) {}

  /** Jobs whose worker died or whose queue was away get their job again. */
  @Sweep({ everyMs: 3_000 })
  async enqueueDue(): Promise<void> {
    await eachRow('render_jobs', await dueRenderJobs(this.tools.database), (row) => enqueueFile(this.tools, row));
  }

  /** Old files go, and their rows with them. */
  @Sweep({ everyMs: HOUR_MS })
  async dropOld(): Promise<void> {
    const store = await this.blobs.store();
    for (;;) {
      const old = await oldRenderJobs(this.tools.database, retentionDays.renderJobs, BATCH);
      const failed = await eachRow('old files', old, async (row) => {
        // what is attested outlives the job that drew it
        if (row.blob_key && !row.blob_key.startsWith(`${EVIDENCE_FOLDER}/`)) await store.delete(row.blob_key);
        await new RenderJobRepository(this.tools.database, row.company_id).purge(row.id);
      });
      // what could not be deleted now is met again in an hour
      if (old.length < BATCH || failed.length > 0) return;
    }
  }
}
