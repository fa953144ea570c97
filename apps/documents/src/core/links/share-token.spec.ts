import { deriveToken, hashOfToken } from './share-token';

describe('the token of a private link', () => {
  const secret = 's'.repeat(32);

  it('BEY-11 has 256 bits and is the same for the same request alone', () => {
    const token = deriveToken(secret, 1, 5, 'key');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(deriveToken(secret, 1, 5, 'key')).toBe(token);
    for (const made of [
      [1, 5, 'kez'],
      [2, 5, 'key'],
      [1, 6, 'key'],
      [1, '5', 'key'],
      [15, 'key'],
    ] as const)
      expect(deriveToken(secret, ...made)).not.toBe(token);
    expect(deriveToken(`${secret}.`, 1, 5, 'key')).not.toBe(token);
  });

  it('BEY-11 is not found in its hash', () => {
    const token = deriveToken(secret, 1, 5, 'key');
    expect(hashOfToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfToken(token)).not.toContain(token);
  });
});
