import { randomUUID } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import { isSafeLine } from '@mullion/contracts';
import { AppError, log, type BlobStore } from '@mullion/server-kit';
import type { FastifyRequest } from 'fastify';

const MIB = 1_048_576;
export const uploadLimits = {
  fileSize: 20 * MIB,
  files: 2,
  fields: 50,
  parts: 50,
  fieldSize: MIB,
  fieldNameSize: 100,
  headerPairs: 50,
} as const;
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

export interface UploadPlace {
  readonly blobs: BlobStore;
  readonly companyId: number;
  /** The one field that may hold a file. */
  readonly fileField: string;
}

const refused = (path: string, code: string): AppError => new AppError('invalid', {}, { errors: [{ path, code }] });

/**
 * Takes a multipart body apart: its one file goes to the store as it comes, texts become fields. Nothing is left behind
 * by a refusal, and a file that the contract does not name is not even stored.
 */
export const readUpload = async (
  request: FastifyRequest,
  { blobs, companyId, fileField }: UploadPlace,
): Promise<Upload> => {
  if (!request.isMultipart()) throw refused('body', 'multipart_expected');
  const files: UploadedFile[] = [];
  const fields: Record<string, string> = {};
  const discard = async (): Promise<void> => {
    const gone = await Promise.allSettled(files.map(({ key }) => blobs.delete(key)));
    for (const one of gone)
      if (one.status === 'rejected')
        log().warn({ rid: request.id, reason: String(one.reason) }, 'an upload was left behind');
  };
  try {
    for await (const part of request.parts({ limits: uploadLimits })) {
      if (part.type === 'field') addField(fields, part);
      else if (part.fieldname !== fileField || files.length > 0)
        throw refused(`body.${part.fieldname}`, 'unrecognized_keys');
      else files.push(await store(part, blobs, companyId));
    }
  } catch (error) {
    // what is still being sent runs out unread: a connection closed on a sender says nothing
    request.raw.unpipe();
    request.raw.resume();
    await discard();
    throw isMalformed(error) ? refused('body', 'multipart_broken') : error;
  }
  return { body: { ...fields, files }, discard };
};

/**
 * What the parser of forms says of a body that is none: no boundary, a broken head of a part, an end that comes too
 * soon.
 */
const isMalformed = (error: unknown): boolean =>
  error instanceof Error &&
  !(error instanceof AppError) &&
  /^Multipart: |terminated early|end of multipart/.test(error.message);

const store = async (
  part: Extract<Multipart, { type: 'file' }>,
  blobs: BlobStore,
  companyId: number,
): Promise<UploadedFile> => {
  const key = `uploads/${companyId}/${randomUUID()}`;
  const { size } = await blobs.put(key, part.file);
  if (part.file.truncated) {
    await blobs.delete(key);
    throw new AppError('payload_too_large', { max_bytes: uploadLimits.fileSize });
  }
  // only a name to show: no folders, nothing unseen
  const name = [...(part.filename.split(/[\\/]/).at(-1) ?? '')]
    .filter(isSafeLine)
    .slice(0, MAX_NAME / 2)
    .join('');
  return { field: part.fieldname, name, key, size, type: part.mimetype.slice(0, MAX_NAME) };
};

const addField = (fields: Record<string, string>, part: Extract<Multipart, { type: 'field' }>): void => {
  // `files` is ours to fill: a key given from outside would open other people's files
  if (part.fieldname === 'files' || part.fieldname in fields)
    throw refused(`body.${part.fieldname}`, 'unrecognized_keys');
  if (part.valueTruncated) throw new AppError('payload_too_large', { max_bytes: uploadLimits.fieldSize });
  fields[part.fieldname] = String(part.value);
};
