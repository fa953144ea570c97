import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PictureProcess } from './picture-process';
import type { PictureTask } from './redraw';

/** Answers with its own number; does what the first byte says before. */
const CHILD = `
process.on('message', ({ bytes }) => {
  if (bytes[0] === 1) process.exit(3);
  if (bytes[0] === 2) for (;;);
  if (bytes[0] === 3) { globalThis.kept = Buffer.alloc(300e6, 1); return; }
  process.send({ kind: 'drawn', bytes: Buffer.from(String(process.pid)) });
});
process.on('disconnect', () => process.exit(0));`;
const task = (act: number): PictureTask => ({
  ...{ bytes: new Uint8Array([act]), format: 'png', as: null },
  ...{ within: { width: 1, height: 1 }, jpegQuality: 80 },
});

describe('the process that draws pictures', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mullion-picture-'));
  const file = path.join(folder, 'child.cjs');
  let pictures: PictureProcess;
  const draw = async (act = 0) => {
    const reply = await pictures.draw(task(act));
    return reply.kind === 'drawn' ? Buffer.from(reply.bytes).toString() : reply;
  };
  const begin = (limits: { timeMs?: number; memoryMb?: number } = {}) => {
    pictures = new PictureProcess(file, { timeMs: 60_000, memoryMb: 2_000, ...limits });
  };
  beforeAll(() => writeFileSync(file, CHILD));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => pictures.close());

  it('is one for pictures that come one after the other', async () => {
    begin();
    const first = await draw();
    expect(first).not.toBe(String(process.pid));
    expect(await draw()).toBe(first);
  });

  it('is another one after it has ended under a picture, which is unreadable then', async () => {
    begin();
    const first = await draw();
    expect(await draw(1)).toEqual({ kind: 'unreadable', reason: 'its process ended' });
    expect(await draw()).not.toBe(first);
  });

  it('is ended when a picture takes too long', async () => {
    begin({ timeMs: 100 });
    expect(await draw(2)).toEqual({ kind: 'unreadable', reason: 'took more than 100 ms' });
  });

  it('is ended when a picture takes too much memory', async () => {
    begin({ memoryMb: 200 });
    expect(await draw(3)).toEqual({ kind: 'unreadable', reason: 'took more than 200 MB' });
  });
});
