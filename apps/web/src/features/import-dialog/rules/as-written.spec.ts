import { asWritten } from './as-written';

describe('a number in a reason', () => {
  it('has the decimal sign and the thousands of the language, and none of its decimals is lost', () => {
    expect([asWritten(52.5, 'lt'), asWritten(52.5, 'en'), asWritten(0.136, 'lt')]).toEqual(['52,5', '52.5', '0,136']);
    expect([asWritten(4000, 'lt'), asWritten(-4, 'en')]).toEqual(['4\u2009000', '−4']);
  });
});
