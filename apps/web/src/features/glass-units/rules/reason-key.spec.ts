import { reasonKey } from './reason-key';

describe('what is wrong with a cell of a glass file', () => {
  it.each(['import.scientific', 'import.apostrophe', 'import.shown_otherwise', 'import.hidden_row', 'glass.twice'])(
    'has words of its own: %s',
    (code) => {
      expect(reasonKey(code)).not.toBeNull();
    },
  );

  it('is named by its code when the page is older than it', () => {
    expect(reasonKey('import.of_tomorrow')).toBeNull();
  });
});
