import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Blobs } from './blobs';

describe('the blob store of a service', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mullion-blobs-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const blobs = (): Blobs => new Blobs(pathToFileURL(path.join(folder, 'store')).href);
  const upload = async (here: Blobs, text: string, key = 'uploads/1/a') => {
    await (await here.store()).put(key, Buffer.from(text));
    return { key, size: text.length };
  };

  it('is opened once, and again after it could not be', async () => {
    await writeFile(path.join(folder, 'store'), 'in the way');
    const here = blobs();
    await expect(here.store()).rejects.toThrow();
    await rm(path.join(folder, 'store'));
    expect(await here.store()).toBe(await here.store());
    await expect(new Blobs(undefined).store()).rejects.toThrow('BLOB_URL');
  });

  it('gives the uploads of a company and of no other', async () => {
    const here = blobs();
    const file = await upload(here, 'ąžuolas');
    expect((await here.readUpload(1, file, { maxBytes: 100 })).toString()).toBe('ąžuolas');
    expect((await here.read(file.key)).toString()).toBe('ąžuolas');
    await expect(here.readUpload(11, file, { maxBytes: 100 })).rejects.toMatchObject({ code: 'file.not_found' });
    const logo = await upload(here, 'x', 'logos/1/a');
    await expect(here.readUpload(1, logo, { maxBytes: 100 })).rejects.toMatchObject({ code: 'file.not_found' });
    await expect(here.readUpload(1, { key: 'uploads/1/../2/a', size: 1 }, { maxBytes: 100 })).rejects.toMatchObject({
      code: 'file.not_found',
    });
  });

  it('refuses what is too large, whatever its size is said to be', async () => {
    const here = blobs();
    const { key } = await upload(here, 'too long');
    const refusal = { code: 'payload_too_large', params: { max_bytes: 4 } };
    await expect(here.readUpload(1, { key, size: 8 }, { maxBytes: 4 })).rejects.toMatchObject(refusal);
    await expect(here.readUpload(1, { key, size: 1 }, { maxBytes: 4 })).rejects.toMatchObject(refusal);
    const own = { maxBytes: 4, tooLarge: 'import.too_large' } as const;
    await expect(here.readUpload(1, { key, size: 1 }, own)).rejects.toMatchObject({ code: 'import.too_large' });
  });

  it('discards an upload, and leaves behind what cannot be discarded', async () => {
    const here = blobs();
    const file = await upload(here, 'x');
    await here.discard(file);
    await expect(here.read(file.key)).rejects.toMatchObject({ code: 'file.not_found' });
    await here.discard({ key: '../a', size: 1 });
  });
});
