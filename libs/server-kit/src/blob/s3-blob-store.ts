import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '../errors/app-error';
import { checkedKey, type BlobInfo, type BlobStore } from './blob-store';
import { LimitBytes } from './limit-bytes';

const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/**
 * A bucket of Amazon S3 or anything that speaks its protocol. Credentials come from the environment, as the SDK finds
 * them.
 */
export class S3BlobStore implements BlobStore {
  private constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly prefix: string,
  ) {}

  static open(url: string): S3BlobStore {
    const { hostname, pathname, searchParams } = new URL(url);
    const endpoint = searchParams.get('endpoint');
    const client = new S3Client({
      region: searchParams.get('region') ?? 'us-east-1',
      // checksums of Amazon's own kind are unknown to many servers that speak the protocol
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // servers other than Amazon's rarely have a host name for each bucket
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    });
    const prefix = pathname.replace(/^\/+|\/+$/g, '');
    return new S3BlobStore(client, hostname, prefix === '' ? '' : `${prefix}/`);
  }

  async put(
    key: string,
    content: Readable | Buffer,
    options: { readonly maxBytes?: number } = {},
  ): Promise<{ size: number }> {
    const at = this.at(key);
    if (Buffer.isBuffer(content)) {
      if (content.length > (options.maxBytes ?? content.length))
        throw new AppError('payload_too_large', { max_bytes: options.maxBytes ?? 0 });
      await this.client.send(new PutObjectCommand({ ...at, Body: content, ContentLength: content.length }));
      return { size: content.length };
    }
    // an object is sent with its length, which a stream does not know before its end
    const spool = path.join(tmpdir(), `mullion-${randomUUID()}.part`);
    const counted = new LimitBytes(options.maxBytes);
    try {
      await pipeline(content, counted, createWriteStream(spool));
      await this.client.send(
        new PutObjectCommand({ ...at, Body: createReadStream(spool), ContentLength: counted.size }),
      );
      return { size: counted.size };
    } finally {
      await rm(spool, { force: true });
    }
  }

  async get(key: string): Promise<Readable> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand(this.at(key)));
      return Body as Readable;
    } catch (error) {
      throw isMissing(error) ? new AppError('file.not_found') : error;
    }
  }

  async stat(key: string): Promise<BlobInfo | null> {
    try {
      const head = await this.client.send(new HeadObjectCommand(this.at(key)));
      return { size: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async *olderThan(folder: string, before: Date): AsyncIterable<string> {
    const where = { Bucket: this.bucket, Prefix: `${this.prefix}${checkedKey(folder)}/` };
    for (let token: string | undefined, more = true; more;) {
      const page = await this.client.send(new ListObjectsV2Command({ ...where, ContinuationToken: token }));
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key && LastModified && LastModified < before) yield Key.slice(this.prefix.length);
      token = page.NextContinuationToken;
      more = token !== undefined;
    }
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: this.prefix + checkedKey(key) };
  }
}
