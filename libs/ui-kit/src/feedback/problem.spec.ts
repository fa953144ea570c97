import { createTexts } from '@mullion/i18n';
import { problemText } from './problem';

describe('a refusal in words', () => {
  it('is the sentence of its code, in the language on screen, with its values', async () => {
    const lt = await createTexts('lt', ['errors']);
    const en = await createTexts('en', ['errors']);
    const refusal = { code: 'pallet.locked', status: 409, params: {} };
    expect(problemText(en, en.t as never, refusal)).toBe('The pallet is locked and cannot be changed.');
    expect(problemText(lt, lt.t as never, refusal)).toBe('Paletė užrakinta, jos keisti negalima.');
  });

  it('is what the status means when the code is of a newer server', async () => {
    const en = await createTexts('en', ['errors']);
    const text = (status: number) => problemText(en, en.t as never, { code: 'future.code', status });
    expect(text(403)).toBe('You have no right to do this.');
    expect(text(404)).toBe('This does not exist, or not any more.');
    expect(text(503)).toMatch(/not available/);
    expect(text(0)).toMatch(/does not answer/);
    expect(text(418)).toBe('Something went wrong on our side.');
  });
});
