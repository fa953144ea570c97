import { seal, unseal } from './sealed-secret';

const key = 'a-key-of-this-process-0123456789abcdef';

describe('BEY-34 a secret at rest', () => {
  it('is read by the key that sealed it, and shows nothing of itself', () => {
    const sealed = seal('whsec_abc', key);
    expect(sealed).not.toContain('whsec');
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('abc');
    expect(unseal(sealed, key)).toBe('whsec_abc');
    expect(seal('whsec_abc', key)).not.toBe(sealed);
  });

  it('is refused by another key, and when a byte was changed', () => {
    const sealed = seal('whsec_abc', key);
    expect(() => unseal(sealed, `${key}x`)).toThrow();
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal(bytes.toString('base64'), key)).toThrow();
  });
});
