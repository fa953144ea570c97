import type { PrintedTable, renderKinds, WantedList } from '@mullion/contracts';
import { randomUUID } from 'node:crypto';
import type { Tx } from '@mullion/server-kit';

/** What a job needs beside pallets and trucks. */
export interface RenderOptions {
  readonly products?: readonly number[];
  readonly list?: WantedList;
  readonly workCenter?: number;
  readonly orders?: readonly number[];
  readonly table?: PrintedTable;
  readonly template?: number;
}

export interface RenderJobRow {
  readonly id: string;
  readonly company_id: number;
  readonly user_id: number | null;
  readonly kind: (typeof renderKinds)[number];
  readonly pallet_ids: number[];
  readonly truck_ids: number[];
  readonly options: RenderOptions | null;
  readonly language: 'lt' | 'en';
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly progress: number;
  readonly blob_key: string | null;
  readonly content_type: string | null;
  readonly file_name: string | null;
  readonly error: string | null;
  readonly created_at: Date;
}

export interface NewRenderJob {
  readonly requestId: string;
  readonly companyId: number;
  readonly userId: number | null;
  readonly kind: RenderJobRow['kind'];
  readonly palletIds: readonly number[];
  readonly truckIds: readonly number[];
  readonly options?: RenderOptions | undefined;
  readonly language: RenderJobRow['language'];
}

/** Adds a job; the same request again gives the job it made before. */
export const insertRenderJob = async (tx: Tx, job: NewRenderJob): Promise<RenderJobRow> => {
  const values = [
    randomUUID(),
    job.companyId,
    job.userId,
    job.requestId,
    job.kind,
    job.palletIds,
    job.truckIds,
    job.language,
    job.options ?? null,
  ];
  await tx.query(
    `INSERT INTO render_jobs (id, company_id, user_id, request_id, kind, pallet_ids, truck_ids, language, options, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + interval '3 seconds') ON CONFLICT (request_id) DO NOTHING`,
    values,
  );
  const [row] = await tx.query<RenderJobRow>('SELECT * FROM render_jobs WHERE request_id = $1 AND company_id = $2', [
    job.requestId,
    job.companyId,
  ]);
  return row as RenderJobRow;
};
