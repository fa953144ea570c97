import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSystemRemote, type RemoteSystem } from '../system-remote.cjs';
import { asSpecified } from './specified-calls';
import { openWorld, type World } from './world';

describe('API-01a docs/specified-api.md on a running system', () => {
  let system: RemoteSystem;
  let folder: string;
  let world: World;
  const specified = asSpecified(() => world);
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mullion-specified-'));
    system = await startSystemRemote({ dataDir: path.join(folder, 'data'), seed: true, throwaway: true, build: false });
    world = await openWorld(system.url);
    await specified.prepare();
  });
  afterAll(async () => {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('every field of every entity is in a real answer', async () => {
    expect(await specified.missingFields()).toEqual([]);
  });

  it('every parameter of an address is taken', async () => {
    expect(await specified.refusedParameters()).toEqual([]);
  });

  it('every body is taken in its form, and what was sent is what is shown', async () => {
    expect(await specified.wrongBodies()).toEqual([]);
  });

  it.each(specified.effects)('%s with %j answers something else than without', async (call, more) => {
    const [without, given] = [await specified.ask(call), await specified.ask(call, more)];
    expect([without.status, given.status]).toEqual([200, 200]);
    expect(given.text).not.toBe(without.text);
  });
});
