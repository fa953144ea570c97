import type { Readable } from 'node:stream';
import { AppError } from '../errors/app-error';

export interface BlobInfo {
  readonly size: number;
  readonly modifiedAt: Date;
}

/**
 * Files by key: `renders/12/…`. Keys are made by services, never by people; names and types of files stay with the rows
 * that own them.
 */
export interface BlobStore {
  /**
   * Stores a stream completely or not at all; an existing key is replaced.
   * @returns its size in bytes
   * @throws AppError `payload_too_large` as soon as `maxBytes` is passed
   */
  put(
    key: string,
    content: Readable | Buffer,
    options?: { readonly maxBytes?: number },
  ): Promise<{ readonly size: number }>;
  /** @throws AppError `file.not_found` */
  get(key: string): Promise<Readable>;
  /** Null when there is no such file. */
  stat(key: string): Promise<BlobInfo | null>;
  /** Keys below a folder that were last written before that moment, in no order. */
  olderThan(folder: string, before: Date): AsyncIterable<string>;
  /** No error when it is gone already. */
  delete(key: string): Promise<void>;
}

const keyPattern = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._/-]{1,400}(?<!\/)$/;

/** @throws AppError `file.not_found` for anything that could leave the store: `..`, hidden names, an absolute path. */
export const checkedKey = (key: string): string => {
  if (!keyPattern.test(key) || key.startsWith('/') || key.includes('//')) throw new AppError('file.not_found');
  return key;
};
