import { sharedSystem } from '../shared-system';
import { asSpecified } from './specified-calls';
import { openWorld, type World } from './world';

describe('API-01a docs/specified-api.md on a running system', () => {
  const system = sharedSystem('asked');
  let world: World;
  const specified = asSpecified(() => world);
  beforeAll(async () => {
    world = await openWorld(system().url);
    await specified.prepare();
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
