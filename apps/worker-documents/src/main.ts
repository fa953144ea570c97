import { renderDocumentJob } from '@mullion/contracts';
import { bootWorker, openBlobStore, workerQueue, type BlobStore } from '@mullion/server-kit';
import { z } from 'zod';
import { makeDocument } from './make-document';

const config = { BLOB_URL: z.string().min(1) };
const CONCURRENCY = 2;

let store: BlobStore;

void bootWorker({
  name: 'worker-documents',
  config,
  onStart: async (tools) => {
    store = await openBlobStore((tools.config as z.output<z.ZodObject<typeof config>>).BLOB_URL);
  },
  queues: [
    workerQueue({
      job: renderDocumentJob,
      concurrency: CONCURRENCY,
      handler: (payload, tools) => makeDocument(payload, tools, store),
    }),
  ],
});
