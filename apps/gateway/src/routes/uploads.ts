import { randomUUID } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import { AppError, log, type BlobStore } from '@mullion/server-kit';
import type { FastifyRequest } from 'fastify';

const MIB = 1_048_576;
export const uploadLimits = { fileSize: 20 * MIB, files: 20, fields: 50, fieldSize: MIB, fieldNameSize: 100, headerPairs: 50 } as const;
const MAX_NAME = 200;

export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly key: string;
  readonly size: number;
  readonly type: string;
}

/** A body of fields with the files that came with it. */
export interface Upload {
  readonly body: Record<string, unknown> & { files: UploadedFile[] };
  /** Removes the stored files: the request was refused. */
  discard(): Promise<void>;
}

/** Takes a multipart body apart: files go to the store as they come, texts become fields. Nothing is left behind by a refusal. */
export const readUpload = async (request: FastifyRequest, blobs: BlobStore, companyId: number): Promise<Upload> => {
  if (!request.isMultipart()) throw new AppError('invalid', {}, { errors: [{ path: 'body', code: 'multipart_expected' }] });
  const files: UploadedFile[] = [];
  const fields: Record<string, string> = {};
  const discard = async (): Promise<void> => {
    const gone = await Promise.allSettled(files.map(({ key }) => blobs.delete(key)));
    for (const one of gone)
      if (one.status === 'rejected') log().warn({ rid: request.id, reason: String(one.reason) }, 'an upload was left behind');
  };
  try {
    for await (const part of request.parts({ limits: uploadLimits })) {
      if (part.type === 'file') files.push(await store(part, blobs, companyId));
      else addField(fields, part);
    }
  } catch (error) {
    await discard();
    throw error;
  }
  return { body: { ...fields, files }, discard };
};

const store = async (part: Extract<Multipart, { type: 'file' }>, blobs: BlobStore, companyId: number): Promise<UploadedFile> => {
  const key = `uploads/${companyId}/${randomUUID()}`;
  const { size } = await blobs.put(key, part.file);
  if (part.file.truncated) {
    await blobs.delete(key);
    throw new AppError('payload_too_large', { max_bytes: uploadLimits.fileSize });
  }
  // only a name to show: no folders, no control characters
  const name = (part.filename.split(/[\\/]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(0, MAX_NAME);
  return { field: part.fieldname, name, key, size, type: part.mimetype };
};

const addField = (fields: Record<string, string>, part: Extract<Multipart, { type: 'field' }>): void => {
  // `files` is ours to fill: a key given from outside would open other people's files
  if (part.fieldname === 'files' || part.fieldname in fields)
    throw new AppError('invalid', {}, { errors: [{ path: `body.${part.fieldname}`, code: 'unrecognized_keys' }] });
  if (part.valueTruncated) throw new AppError('payload_too_large', { max_bytes: uploadLimits.fieldSize });
  fields[part.fieldname] = String(part.value);
};
