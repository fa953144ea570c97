import { readLink, signLink } from './export-link';

const claims = {
  jobId: 'b1b6c6b0-0000-4000-8000-000000000001',
  companyId: 1,
  sessionId: 'e1b6c6b0-0000-4000-8000-000000000002',
  expiresAt: 1_800_000_000,
};

describe('export links', () => {
  it('EXP-05a a link names file, company and session and cannot be changed', () => {
    const token = signLink(claims, 'k'.repeat(32));
    expect(readLink(token, 'k'.repeat(32))).toEqual(claims);
    const [body = '', signature = ''] = token.split('.');
    const other = Buffer.from(body, 'base64url').toString().replace(',1,', ',7,');
    expect(readLink(`${Buffer.from(other).toString('base64url')}.${signature}`, 'k'.repeat(32))).toBeNull();
    expect(readLink(token, 'x'.repeat(32))).toBeNull();
    expect(readLink('nonsense', 'k'.repeat(32))).toBeNull();
    expect(readLink(`${token}.`, 'k'.repeat(32))).toBeNull();
    const last = token.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const spelledAnew = token.slice(0, -1) + alphabet[alphabet.indexOf(last) + 1];
    expect(Buffer.from(spelledAnew.split('.')[1] ?? '', 'base64url')).toEqual(Buffer.from(signature, 'base64url'));
    expect(readLink(spelledAnew, 'k'.repeat(32))).toBeNull();
  });
});
