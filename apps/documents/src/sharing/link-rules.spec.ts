import { linkState } from '../core/rules/link-state';
import { shortAddress } from './short-address';

const now = new Date('2026-11-23T10:00:00Z');
const past = new Date('2026-11-23T10:00:00Z');
const future = new Date('2026-11-23T10:00:01Z');

describe('a private link', () => {
  it.each([
    ['open', future, null],
    ['expired', past, null],
    ['revoked', future, past],
    ['revoked', past, past],
  ] as const)('BEY-11 is %s', (state, expires_at, revoked_at) => {
    expect(linkState({ expires_at, revoked_at }, now)).toBe(state);
  });

  it.each([
    ['84.15.22.119', '84.15.22.x'],
    ['::ffff:84.15.22.119', '84.15.22.x'],
    ['2a02:4780:10:3f3e::1', '2a02:4780:10::x'],
    ['2a02::1', '2a02:0:0::x'],
    ['::1', '0:0:0::x'],
    ['nonsense', '?'],
  ])('BEY-11 notes of %s only the network: %s', (address, shown) => {
    expect(shortAddress(address)).toBe(shown);
  });
});
