// Read by tools/test/watched-program.spec.ts: one test that passes, one that fails, one that is skipped, and a hook
// that fails after them.
describe('planted', () => {
  afterAll(() => {
    throw new Error('the hook fails');
  });
  it('passes', () => {});
  it.skip('is skipped', () => {});
});
it('fails', () => {
  throw new Error('as planned');
});
