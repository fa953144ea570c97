import { begin, refused, shown, typed } from './own-pin-steps';

describe('changing the own PIN at a terminal', () => {
  const proof = { current_pin: '2580' };
  const send = { step: 'send', proof, pin: '7392' } as const;

  it('BEY-14a takes the present PIN, the new one, and the new one again', () => {
    const next = typed(begin, '2580');
    expect(next).toEqual({ step: 'next', proof });
    expect(typed(typed(next, '7392'), '7392')).toEqual(send);
  });

  it('BEY-14a asks for the new one again when it was not repeated', () => {
    const repeat = typed(typed(begin, '2580'), '7392');
    expect(typed(repeat, '7329')).toEqual({ step: 'next', proof, differs: true });
  });

  it('BEY-14a takes a badge instead of the present PIN, and none later', () => {
    const next = shown(begin, 'MB-PACKER0000000001');
    expect(next).toEqual({ step: 'next', proof: { current_badge: 'MB-PACKER0000000001' } });
    expect(shown(next, 'MB-WORKER0000000001')).toBe(next);
  });

  it('BEY-14a goes back to what was wrong', () => {
    expect(refused(send, 'pin.weak')).toEqual({ step: 'next', proof });
    expect(refused(send, 'pin.same')).toEqual({ step: 'next', proof });
    expect(refused(send, 'terminal.wrong_pin')).toBe(begin);
    expect(refused(send, 'network')).toBe(begin);
  });
});
