import { isBadgeCode, isWeakPin } from './pin-rule';

describe('PINs and badges', () => {
  it.each(['0000', '1111', '1234', '4321', '7890', '0987', '123456', '1212', '373737', '22222222'])(
    'BEY-14a refuses %s as weak',
    (pin) => {
      expect(isWeakPin(pin)).toBe(true);
    },
  );

  it.each(['2580', '1235', '1224', '4830', '902614', '12341234'])('BEY-14a takes %s', (pin) => {
    expect(isWeakPin(pin)).toBe(false);
  });

  it('BEY-14a knows the code of a badge from those of products and pallets, whatever the case', () => {
    expect(isBadgeCode('MB-0123456789ABCDEF')).toBe(true);
    expect(isBadgeCode(' mb-0123456789abcdef')).toBe(true);
    for (const code of ['MB-0123', '26-0411-001', 'P26-0147', 'XMB-0123456789ABCDEF'])
      expect(isBadgeCode(code)).toBe(false);
  });
});
