import type { Readable } from 'node:stream';
import { AppError } from '../errors/app-error';
import { FolderBlobStore } from './folder-blob-store';

export interface BlobInfo {
  readonly size: number;
  readonly modifiedAt: Date;
}

/** Files by key: `renders/12/…`. Keys are made by services, never by people; names and types of files stay with the rows that own them. */
export interface BlobStore {
  /**
   * Stores a stream whole or not at all; an existing key is replaced.
   * @returns its size in bytes
   * @throws AppError `payload_too_large` as soon as `maxBytes` is passed
   */
  put(key: string, content: Readable | Buffer, options?: { readonly maxBytes?: number }): Promise<{ readonly size: number }>;
  /** @throws AppError `file.not_found` */
  get(key: string): Promise<Readable>;
  /** Null when there is no such file. */
  stat(key: string): Promise<BlobInfo | null>;
  /** No error when it is gone already. */
  delete(key: string): Promise<void>;
}

const keyPattern = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._/-]{1,400}(?<!\/)$/;

/** @throws AppError `file.not_found` for anything that could leave the store: `..`, hidden names, an absolute path. */
export const checkedKey = (key: string): string => {
  if (!keyPattern.test(key) || key.startsWith('/') || key.includes('//')) throw new AppError('file.not_found');
  return key;
};

/** Opens the store of BLOB_URL: `file:///var/lib/mullion/blobs` or `s3://bucket/prefix?endpoint=https://…&region=…`. */
export const openBlobStore = async (url: string): Promise<BlobStore> => {
  const { protocol } = new URL(url);
  if (protocol === 'file:') return FolderBlobStore.open(url);
  if (protocol !== 's3:') throw new Error(`BLOB_URL must begin with file: or s3:, not ${protocol}`);
  // the S3 client is heavy and most processes never need it
  const { S3BlobStore } = await import('./s3-blob-store');
  return S3BlobStore.open(url);
};
