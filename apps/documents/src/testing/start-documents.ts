import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  beginRender,
  getCompany,
  getOrdersByIds,
  getPalletsToPrint,
  getProductsToPrint,
  getSessionContext,
  getTrucksToPrint,
  readWorkCenter,
  workCenter,
} from '@mullion/contracts';
import { AppError, openBlobStore, type BlobStore } from '@mullion/server-kit';
import { bootForTest, people, sampleCompany, type TestService } from '@mullion/server-testing';
import { documentsConfig } from '../config';
import { dataSourceOptions } from '../data-source';
import { DocumentsModule } from '../documents.module';

const NO_TIMBER = { layer_1: '', layer_2: '', layer_3: '' };

/** Documents alone on real servers; what it asks of others is answered by the test. */
export const bootDocuments = (env: Record<string, string> = {}): Promise<TestService> =>
  bootForTest(
    { name: 'documents', module: DocumentsModule, dataSource: dataSourceOptions, config: documentsConfig },
    {
      MULLION_TOKEN_KEY: 't'.repeat(32),
      PUBLIC_URL: 'http://mullion.test',
      MAIL_FROM: 'mullion@mullion.test',
      BLOB_URL: 'file:///tmp/mullion-test-blobs',
      ...env,
    },
  );

export interface DocumentsWithFiles {
  readonly documents: TestService;
  readonly store: BlobStore;
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** The same, with its files in a folder of their own that is deleted with it. */
export const bootDocumentsWithFiles = async (env: Record<string, string> = {}): Promise<DocumentsWithFiles> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-documents-'));
  const BLOB_URL = pathToFileURL(folder).href;
  const store = await openBlobStore(BLOB_URL);
  const documents = await bootDocuments({ ...env, BLOB_URL });
  const close = async (): Promise<void> => {
    await documents.world.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { documents, store, folder, close };
};

/** Documents with owners of what is printed; of everything that is printed the first hundred ids are the own company's. */
export const startDocuments = async (): Promise<TestService> => {
  const documents = await bootDocuments();
  documents.world.answer(getCompany, () => sampleCompany());
  // the one session that links of tests are made in is the planner's
  documents.world.answer(getSessionContext, ({ session_id }) => {
    if (session_id !== people.planner().session_id) throw new AppError('session.revoked');
    return people.planner();
  });
  documents.world.answer(getProductsToPrint, ({ product_ids }) => ({
    products: product_ids.filter((id) => id < 100).map((id) => ({ id }) as never),
    images: {},
  }));
  documents.world.answer(readWorkCenter, ({ id }) => {
    if (id >= 100) throw new AppError('not_found');
    return workCenter.parse({
      id,
      company_id: 1,
      code: '40-PJO',
      description: 'P',
      max_load: null,
      probability: null,
      preperation: false,
      works_by: [],
      deleted: false,
      version: 1,
    });
  });
  documents.world.answer(getOrdersByIds, ({ ids }) => ids.filter((id) => id < 100).map((id) => ({ id }) as never));
  documents.world.answer(getTrucksToPrint, ({ truck_ids }) =>
    truck_ids.filter((id) => id < 100).map((id) => ({ id }) as never),
  );
  documents.world.answer(getPalletsToPrint, ({ pallet_ids }) =>
    pallet_ids
      .filter((id) => id < 100)
      .map(
        (id) =>
          ({
            id,
            number: id === 9 ? null : `N${id}`,
            shown_number: `N${id}`,
            status: 0,
            products: [],
            pallet_structure: NO_TIMBER,
          }) as never,
      ),
  );
  return documents;
};

/** A job as the worker gets it. */
export const begunJob = (documents: TestService, job_id: unknown) =>
  documents
    .api(beginRender)
    .as(people.super())
    .ok({ job_id: job_id as never });
