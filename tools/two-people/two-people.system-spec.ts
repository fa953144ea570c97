import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSystemRemote, type RemoteSystem } from '../system-remote.cjs';
import { play } from './play';

describe('two people at once on the same pallets and the same truck', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'mullion-two-people-'));
  let system: RemoteSystem;
  beforeAll(async () => void (system = await startSystemRemote({ dataDir, seed: true })));
  afterAll(async () => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('BEY-08a BEY-09a nothing is lost, who is refused is notified, and every undo takes back its owner’s act only', async () => {
    const { failures, counts } = await play(system.url, { seed: 7, acts: 160 });
    expect(failures).toEqual([]);
    expect(counts.undos).toBeGreaterThan(10);
    expect(counts.confirmed).toBeGreaterThan(50);
  });
});
