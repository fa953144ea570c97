import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { BlobStore } from './blob-store';
import { openBlobStore } from './open-blob-store';

describe('the folder of files', () => {
  let folder: string;
  let store: BlobStore;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'blobs-'));
    store = await openBlobStore(pathToFileURL(folder).toString());
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('gives back what was put, replaces it, and forgets it', async () => {
    expect(await store.put('renders/1/list.pdf', Readable.from(['ąž', 'uolas']))).toEqual({ size: 9 });
    await store.put('renders/1/list.pdf', Buffer.from('second'));
    expect(await text(await store.get('renders/1/list.pdf'))).toBe('second');
    expect((await store.stat('renders/1/list.pdf'))?.size).toBe(6);
    await store.delete('renders/1/list.pdf');
    await store.delete('renders/1/list.pdf');
    expect(await store.stat('renders/1/list.pdf')).toBeNull();
    await expect(store.get('renders/1/list.pdf')).rejects.toMatchObject({ code: 'file.not_found' });
  });

  it('names what was last written before a moment, and nothing of another folder', async () => {
    await store.put('uploads/1/old', Buffer.from('x'));
    await store.put('uploads/2/new', Buffer.from('x'));
    await store.put('logos/1/old', Buffer.from('x'));
    const day = new Date('2026-01-02T00:00:00Z');
    for (const key of ['uploads/1/old', 'logos/1/old']) await utimes(path.join(folder, key), day, day);
    const found: string[] = [];
    for await (const key of store.olderThan('uploads', new Date('2026-01-03T00:00:00Z'))) found.push(key);
    expect(found).toEqual(['uploads/1/old']);
    for await (const key of store.olderThan('nothing', new Date())) found.push(key);
    expect(found).toHaveLength(1);
  });

  it('keeps nothing of a file that is too large or breaks off', async () => {
    await expect(store.put('a/b', Buffer.alloc(11), { maxBytes: 10 })).rejects.toMatchObject({
      code: 'payload_too_large',
    });
    const broken = new Readable({
      read() {
        this.destroy(new Error('lost'));
      },
    });
    await expect(store.put('a/b', broken)).rejects.toThrow('lost');
    expect(await readdir(path.join(folder, 'a'))).toEqual([]);
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'a/.hidden', 'a//b', 'a/', '', 'a\0b', 'a b'])(
    'does not know the key %j',
    async (key) => {
      await expect(store.get(key)).rejects.toMatchObject({ code: 'file.not_found' });
      await expect(store.put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'file.not_found' });
    },
  );
});
