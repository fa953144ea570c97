import fc from 'fast-check';
import { keysMeant, US_KEYBOARD } from './keyboard-layouts';
import { bareCode, palletReadingsOf, readingsOf, scannedCode } from './scanned-code';

/** ISO/IEC 15424: a letter for the symbology in either case, and a modifier. */
const identifiers = fc
  .tuple(
    fc.constantFrom(...'ABCDEFGHIKLMNOPQRSTUXZabcdefghiklmnopqrstuxz'),
    fc.constantFrom(...'0123456789ABCDEFabcdef'),
  )
  .map(([symbology, modifier]) => `]${symbology}${modifier}`);
const codes = fc
  .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-/_'), {
    minLength: 1,
    maxLength: 40,
  })
  .map((letters) => letters.join(''));
const controls = fc.constantFrom('', '\u001d', '\u001d\u001d', '\u0002', '\u001e', '\r\n');

/**
 * What keyboards type by the keys that a scanner presses, as the systems deliver them; dead keys give their own sign.
 */
const keyboards = {
  russian: ['ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.', 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'],
  german: ['^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-', '°!"§$%&/()=?`QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_'],
  french: ['²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!', '~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§'],
  lithuanian: ["`ąčęėįšųū90-žqwertyuiop[]\\asdfghjkl;'zxcvbnm,./", '~ĄČĘĖĮŠŲŪ()_ŽQWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'],
} as const;
const on = ([plain, shifted]: readonly [string, string], code: string): string =>
  [...code]
    .map((sign) => {
      const at = US_KEYBOARD.plain.indexOf(sign);
      return at >= 0 ? plain.charAt(at) : shifted.charAt(US_KEYBOARD.shifted.indexOf(sign));
    })
    .join('');

describe('readings of a scanned code', () => {
  it('begin with the code as it is and go on with its capitals and its digits', () => {
    expect(readingsOf('ho.12.999001')).toEqual(['ho.12.999001', 'HO.12.999001']);
    expect(readingsOf('HO.ąč.„“ū')).toEqual(['HO.ąč.„“ū', 'HO.ĄČ.„“Ū', 'ho.ąč.„“ū', 'HO.12.908', 'ho.12.908']);
    expect(readingsOf('1234')).toEqual(['1234']);
    expect(readingsOf('A-1')).toEqual(['A-1', 'a-1', 'A/1', 'a/1']);
  });

  it('BEY-63a are the code alone after every identifier of a symbology and every control character round it', () => {
    fc.assert(
      fc.property(codes, identifiers, controls, controls, (code, identifier, before, between) => {
        const sent = `${before}${identifier}${between}${code}${before}`;
        return readingsOf(sent).includes(code) && bareCode(sent) === code && readingsOf(sent)[0] !== code;
      }),
    );
    expect([bareCode(']C1'), bareCode(']d2\\000026HO-1'), bareCode('\u001dHO-1'), bareCode('HO]C1')]).toEqual([
      ']C1',
      'HO-1',
      'HO-1',
      'HO]C1',
    ]);
  });

  it('BEY-63a begin with a code that is written like an identifier', () => {
    expect(readingsOf(']C1HO')[0]).toBe(']C1HO');
  });

  it.each(Object.entries(keyboards))(
    'BEY-63a are found by the keys of a %s keyboard where it typed letters of its own',
    (_name, keys) => {
      fc.assert(
        fc.property(codes, fc.option(identifiers, { nil: '' }), (code, identifier) => {
          const typed = on(keys, identifier + code);
          return typed === code || !/[^ -~]/.test(typed) || readingsOf(typed).includes(code);
        }),
      );
      // every code of ours has a digit or a hyphen, by which a French, German or Lithuanian keyboard shows
      expect(readingsOf(on(keys, '26-0412.999001'))).toContain('26-0412.999001');
    },
  );

  it('BEY-63a never take one Latin letter for another that only the key would show, but for a pallet', () => {
    expect(keysMeant('ZY-100')).toEqual([]);
    expect(readingsOf('Z100.999001')).not.toContain('Y100.999001');
    expect(palletReadingsOf('0RZTAIP260034')).toContain('0RYTAIP260034');
    expect(palletReadingsOf('+C10RZTAIP260034')).toContain('0RYTAIP260034');
  });

  it('BEY-63a are taken by a call with FNC1 before or after, and no other control character', () => {
    const schema = scannedCode(8);
    expect(schema.parse('\u001d]C112345678')).toBe(']C112345678');
    expect(schema.safeParse('\u001d').success).toBe(false);
    expect(schema.safeParse('123456789012').success).toBe(false);
  });
});
