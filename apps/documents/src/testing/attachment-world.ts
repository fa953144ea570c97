import {
  createAttachment,
  deleteAttachment,
  getSessionContext,
  listAttachments,
  palletRecords,
  problemRecords,
  type AttachmentTable,
  type RequestContext,
} from '@mullion/contracts';
import { people } from '@mullion/server-testing';
import sharp from 'sharp';
import { bootDocumentsWithFiles, type DocumentsWithFiles } from './start-documents';

/** A problem that the worker of `people` reported. */
export const OWN = 5;
/** A problem with a unit, reported by somebody else. */
export const OF_UNIT = 8;
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');
export const photo = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#00897b' } });

/** Documents with problems 1 to 99 of company 1, and pallets 1 to 99. */
export const startAttachments = async (): Promise<DocumentsWithFiles> => {
  const started = await bootDocumentsWithFiles();
  const { world } = started.documents;
  world.answer(problemRecords.byIds, ({ ids }, context) => ({
    records: ids
      .filter((id) => id < 100 && context?.company_id === 1)
      .map((id) => ({
        ...{ id: id as never, company_id: 1 as never, subject: 'P', order_id: null, version: 1, removed: false },
        product_id: (id === OF_UNIT ? 70 : null) as never,
        user_id: (id === OWN ? 6 : 2) as never,
      })),
  }));
  world.answer(palletRecords.byIds, ({ ids }) => ({
    records: ids.filter((id) => id < 100).map((id) => ({ id, removed: false }) as never),
  }));
  world.answer(getSessionContext, () => people.admin());
  return started;
};

/** What is asked of attachments, by an administrator unless somebody else is named; of problem 1 unless said. */
export const attachmentCalls = (world: () => DocumentsWithFiles) => {
  let uploads = 0;
  const api: DocumentsWithFiles['documents']['api'] = (contract) => world().documents.api(contract);
  return {
    attach: async (
      bytes: Buffer,
      to: { table?: AttachmentTable; id?: number; name?: string; key?: string } = {},
      as: RequestContext = people.admin(),
    ) => {
      const key = `uploads/${as.company_id}/file-${(uploads += 1)}`;
      await world().store.put(key, bytes);
      return api(createAttachment)
        .as(as)
        .with(to.key === undefined ? {} : { idempotencyKey: to.key })
        .send({
          body: {
            table_name: to.table ?? 'problems',
            table_id: String(to.id ?? 1) as never,
            files: [{ field: 'attachment_file', name: to.name ?? 'kampas.jpg', key, size: bytes.length, type: 'x/y' }],
          },
        });
    },
    list: (ids: number[], as: RequestContext = people.admin(), table: AttachmentTable = 'problems') =>
      api(listAttachments)
        .as(as)
        .ok({ query: { table_name: table, table_ids: ids as never } }),
    remove: (id: number, as: RequestContext = people.admin()) => api(deleteAttachment).as(as).send({ params: { id } }),
    bytesOf: async (key: string): Promise<Buffer> => {
      const parts: Buffer[] = [];
      for await (const part of (await world().store.get(key)) as AsyncIterable<Buffer>) parts.push(part);
      return Buffer.concat(parts);
    },
  };
};
