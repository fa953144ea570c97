import { createCodeGuard } from './use-code-guard';

const setUp = () => {
  let field = '';
  let at = 0;
  const codes: string[] = [];
  const guard = createCodeGuard(() => ({
    read: () => field,
    restore: (before) => void (field = before),
    onCode: (code) => codes.push(code),
  }));
  /** Types as the browser does: the field changes unless the key was taken. */
  const type = (text: string, gapMs: number): boolean => {
    let taken = false;
    for (const key of [...text, 'Enter']) {
      at += gapMs;
      const isTaken = guard(
        { key, code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false },
        at,
      );
      taken ||= isTaken;
      if (!isTaken && key !== 'Enter') field += key;
    }
    at += 1_000;
    return taken;
  };
  return { type, codes, field: () => field };
};

describe('fields for signing in while somebody scans', () => {
  it('BEY-02 keep what a person has typed, and nothing of a code: its Enter sends nothing', () => {
    const { type, codes, field } = setUp();
    expect(type('ona', 180)).toBe(false);
    for (const code of ['26-0411-001', '0RYTAIP260034', 'B:7F3K9Q']) expect(type(code, 4)).toBe(true);
    expect([field(), codes]).toEqual(['ona', ['26-0411-001', '0RYTAIP260034', 'B:7F3K9Q']]);
  });

  it('take an e-mail and a password from a program that types as fast as a scanner', () => {
    const { type, codes, field } = setUp();
    expect([type('ona@langai.example', 4), type('Mullion-2026!', 4)]).toEqual([false, false]);
    expect([field(), codes]).toEqual(['ona@langai.exampleMullion-2026!', []]);
  });

  it('keep a password that a busy machine has cut in two', () => {
    const { type, codes } = setUp();
    expect([type('-2026!', 4), codes]).toEqual([false, []]);
  });
});
