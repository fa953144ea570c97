import { afterAttempt, MAX_ATTEMPTS } from './delivery-life';

describe('a delivery after an attempt', () => {
  it('MAI-01e a refusal is tried again with growing pauses, ten times', () => {
    expect(afterAttempt('refused', 1)).toEqual({ state: 'pending', retrySeconds: 5 });
    expect(afterAttempt('refused', 4).retrySeconds).toBe(40);
    expect(afterAttempt('refused', MAX_ATTEMPTS).state).toBe('failed');
  });
  it('MAI-01e a doubtful one is unknown and stays so', () => {
    expect(afterAttempt('doubtful', 1).state).toBe('unknown');
    expect(afterAttempt('sent', 3).state).toBe('sent');
  });
});
