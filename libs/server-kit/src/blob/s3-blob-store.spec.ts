import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { BlobStore } from './blob-store';
import { openBlobStore } from './open-blob-store';

/** As much of the S3 protocol as a store of files needs, kept in memory. */
class Bucket {
  readonly objects = new Map<string, Buffer>();
  readonly signed: boolean[] = [];
  readonly server: Server = createServer((request, response) => void this.answer(request, response));

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    this.signed.push(/^AWS4-HMAC-SHA256 Credential=test-id/.test(request.headers.authorization ?? ''));
    const found = this.objects.get(pathname);
    if (request.method === 'PUT') {
      this.objects.set(pathname, await buffer(request));
      response.end();
    } else if (request.method === 'DELETE') {
      this.objects.delete(pathname);
      response.writeHead(204).end();
    } else if (!found) {
      response.writeHead(404, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
    } else {
      response.writeHead(200, { 'content-length': found.length, 'last-modified': new Date(0).toUTCString() });
      response.end(request.method === 'HEAD' ? undefined : found);
    }
  }
}

describe('the bucket of files', () => {
  const bucket = new Bucket();
  let store: BlobStore;
  beforeAll(async () => {
    await new Promise<void>((resolve) => bucket.server.listen(0, '127.0.0.1', resolve));
    process.env.AWS_ACCESS_KEY_ID = 'test-id';
    process.env.AWS_SECRET_ACCESS_KEY = 'test-secret';
    const { port } = bucket.server.address() as AddressInfo;
    store = await openBlobStore(`s3://mullion/files?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`);
  });
  afterAll(() => {
    delete process.env.AWS_ACCESS_KEY_ID;
    delete process.env.AWS_SECRET_ACCESS_KEY;
    bucket.server.closeAllConnections();
    return new Promise((resolve) => bucket.server.close(resolve));
  });

  it('takes streams and bytes under its prefix, signed', async () => {
    expect(await store.put('renders/1/a.pdf', Readable.from(['ąž', 'uolas']))).toEqual({ size: 9 });
    await store.put('renders/2/b.pdf', Buffer.from('bytes'));
    expect([...bucket.objects.keys()]).toEqual(['/mullion/files/renders/1/a.pdf', '/mullion/files/renders/2/b.pdf']);
    expect(bucket.signed).not.toContain(false);
    expect(await text(await store.get('renders/1/a.pdf'))).toBe('ąžuolas');
    expect((await store.stat('renders/2/b.pdf'))?.size).toBe(5);
  });

  it('forgets what was deleted and knows nothing else', async () => {
    await store.delete('renders/2/b.pdf');
    expect(await store.stat('renders/2/b.pdf')).toBeNull();
    await expect(store.get('renders/2/b.pdf')).rejects.toMatchObject({ code: 'file.not_found' });
    await expect(store.get('../secret')).rejects.toMatchObject({ code: 'file.not_found' });
  });

  it('keeps nothing of what is too large', async () => {
    for (const content of [Readable.from([Buffer.alloc(6), Buffer.alloc(6)]), Buffer.alloc(12)]) {
      await expect(store.put('a/b', content, { maxBytes: 10 })).rejects.toMatchObject({ code: 'payload_too_large' });
    }
    expect(bucket.objects.has('/mullion/files/a/b')).toBe(false);
  });
});
