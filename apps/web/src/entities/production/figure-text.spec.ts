import { figureText } from './figure-text';

describe('a figure of a work center', () => {
  it('keeps the decimals that were saved, and shows none where there are none', () => {
    expect([figureText(480, 'lt'), figureText(480.5, 'lt'), figureText(480.5, 'en')]).toEqual([
      '480',
      '480,50',
      '480.50',
    ]);
  });
});
