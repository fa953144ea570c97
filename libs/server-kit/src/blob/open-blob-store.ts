import type { BlobStore } from './blob-store';
import { FolderBlobStore } from './folder-blob-store';

/** Opens the store of BLOB_URL: `file:///var/lib/mullion/blobs` or `s3://bucket/prefix?endpoint=https://…&region=…`. */
export const openBlobStore = async (url: string): Promise<BlobStore> => {
  const { protocol } = new URL(url);
  if (protocol === 'file:') return FolderBlobStore.open(url);
  if (protocol !== 's3:') throw new Error(`BLOB_URL must begin with file: or s3:, not ${protocol}`);
  // the S3 client is heavy and most processes never need it
  const { S3BlobStore } = await import('./s3-blob-store');
  return S3BlobStore.open(url);
};
