import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { AppError } from '../errors/app-error';
import { checkedKey, type BlobInfo, type BlobStore } from './blob-store';
import { LimitBytes } from './limit-bytes';

const isMissing = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files below one folder, which all processes of one machine share. */
export class FolderBlobStore implements BlobStore {
  private constructor(private readonly folder: string) {}

  static async open(url: string): Promise<FolderBlobStore> {
    const folder = fileURLToPath(url);
    await mkdir(folder, { recursive: true });
    return new FolderBlobStore(folder);
  }

  async put(
    key: string,
    content: Readable | Buffer,
    options: { readonly maxBytes?: number } = {},
  ): Promise<{ size: number }> {
    const target = this.path(key);
    await mkdir(path.dirname(target), { recursive: true });
    // written beside and renamed, so that nobody ever reads half a file
    const part = path.join(path.dirname(target), `.${randomUUID()}.part`);
    const counted = new LimitBytes(options.maxBytes);
    try {
      await pipeline(
        Buffer.isBuffer(content) ? Readable.from([content]) : content,
        counted,
        createWriteStream(part, { flush: true }),
      );
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    return { size: counted.size };
  }

  async get(key: string): Promise<Readable> {
    try {
      const file = await open(this.path(key));
      return file.createReadStream();
    } catch (error) {
      throw isMissing(error) ? new AppError('file.not_found') : error;
    }
  }

  async stat(key: string): Promise<BlobInfo | null> {
    try {
      const { size, mtime } = await stat(this.path(key));
      return { size, modifiedAt: mtime };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.path(key), { force: true });
  }

  async *olderThan(folder: string, before: Date): AsyncIterable<string> {
    const names = await readdir(this.path(folder), { recursive: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const name of names) {
      const key = `${folder}/${name.split(path.sep).join('/')}`;
      const info = await stat(path.join(this.folder, key)).catch(() => null);
      if (info?.isFile() && info.mtime < before && !path.basename(name).startsWith('.')) yield key;
    }
  }

  private path(key: string): string {
    return path.join(this.folder, checkedKey(key));
  }
}
