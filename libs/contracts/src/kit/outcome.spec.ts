import { errorStatus, type ErrorCode } from '../errors';
import { isRefused, outcomeOf } from './outcome';

const of = (code: ErrorCode) => outcomeOf({ code, status: errorStatus[code] });

describe('what an answer means', () => {
  it('BEY-02 is nothing about the act where a part has failed, is away or has too much to do', () => {
    expect([of('internal'), of('unavailable'), of('too_many_requests'), of('evidence.being_made')]).toEqual(
      Array(4).fill('transient'),
    );
    for (const status of [0, 408, 425, 429, 500, 502, 503, 504])
      expect(outcomeOf({ code: 'whatever', status })).toBe('transient');
  });

  it('is that nobody is signed in for the codes that say so, and not for every 401', () => {
    for (const code of [
      'session.required',
      'session.expired',
      'session.revoked',
      'link.closed',
      'link.expired',
    ] as const)
      expect(of(code)).toBe('signed_out');
    expect([of('status.not_allowed'), of('login.wrong'), of('api_key.invalid')]).toEqual(['final', 'final', 'final']);
  });

  it('is a conflict where the newest state may answer otherwise, else final; both are refusals', () => {
    expect([of('conflict'), of('product_already_loaded'), of('forbidden'), of('idempotency.mismatch')]).toEqual([
      'conflict',
      'conflict',
      'final',
      'final',
    ]);
    expect([isRefused({ code: 'conflict', status: 409 }), isRefused({ code: 'internal', status: 500 })]).toEqual([
      true,
      false,
    ]);
  });
});
