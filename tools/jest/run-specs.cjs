const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/**
 * The body of a test file that runs others one after the other: what they import is then loaded once and not for each
 * of them.
 */
module.exports = function runSpecs(specs) {
  // what the files share is ended after the last of them
  globalThis.endsOfGroup = [];
  afterAll(async () => {
    for (const end of globalThis.endsOfGroup) await end();
  });
  for (const spec of specs)
    describe(spec, () => {
      try {
        require(path.join(root, spec));
      } catch (error) {
        // thrown from here, it would take the other files' tests away
        it('loads', () => {
          throw error;
        });
      }
    });
};
