import fc from 'fast-check';
import { readingsOf, US_KEYBOARD } from '@mullion/contracts';
import { codeTyped, typedKeyOf } from './typed-keys';

const CODES = [
  ...[
    'Backquote',
    'Digit1',
    'Digit2',
    'Digit3',
    'Digit4',
    'Digit5',
    'Digit6',
    'Digit7',
    'Digit8',
    'Digit9',
    'Digit0',
    'Minus',
    'Equal',
  ],
  ...[
    'KeyQ',
    'KeyW',
    'KeyE',
    'KeyR',
    'KeyT',
    'KeyY',
    'KeyU',
    'KeyI',
    'KeyO',
    'KeyP',
    'BracketLeft',
    'BracketRight',
    'Backslash',
  ],
  ...['KeyA', 'KeyS', 'KeyD', 'KeyF', 'KeyG', 'KeyH', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon', 'Quote'],
  ...['KeyZ', 'KeyX', 'KeyC', 'KeyV', 'KeyB', 'KeyN', 'KeyM', 'Comma', 'Period', 'Slash'],
];
/** What a browser calls the keys of these keyboards; Dead is a key that waits for the next one. */
const keyboards: Readonly<Record<string, readonly [plain: string, shifted: string, dead: string]>> = {
  american: [US_KEYBOARD.plain, US_KEYBOARD.shifted, ''],
  russian: ['ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.', 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,', ''],
  german: [
    '^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-',
    '°!"§$%&/()=?`QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_',
    '^´`',
  ],
  french: ['²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!', '~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§', '^¨'],
  lithuanian: [
    "`ąčęėįšųū90-žqwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
    '~ĄČĘĖĮŠŲŪ()_ŽQWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
    '',
  ],
  ukrainian: ["'1234567890-=йцукенгшщзхїґфівапролджєячсмитьбю.", '₴!"№;%:?*()_+ЙЦУКЕНГШЩЗХЇҐФІВАПРОЛДЖЄЯЧСМИТЬБЮ,', ''],
  spanish: [
    "º1234567890'¡qwertyuiop`+çasdfghjklñ´zxcvbnm,.-",
    'ª!"·$%&/()=?¿QWERTYUIOP^*ÇASDFGHJKLÑ¨ZXCVBNM;:_',
    '`´^¨',
  ],
};

const press = (name: string, at: number, shiftKey: boolean) => {
  const [plain, shifted, dead] = keyboards[name] as readonly [string, string, string];
  const letter = (shiftKey ? shifted : plain).charAt(at);
  return typedKeyOf({
    key: dead.includes(letter) && letter !== '' ? 'Dead' : letter,
    code: CODES[at] ?? '',
    shiftKey,
    isThirdLevel: false,
  });
};
/** A scanner as it is delivered presses the keys of the USA. */
const scanned = (name: string, code: string) =>
  [...code].flatMap((sign) => {
    const plain = US_KEYBOARD.plain.indexOf(sign);
    return press(name, plain >= 0 ? plain : US_KEYBOARD.shifted.indexOf(sign), plain < 0) ?? [];
  });
/**
 * A person, or a scanner that is set for this keyboard, presses the keys on which the signs stand; null when one stands
 * on none.
 */
const typed = (name: string, code: string) => {
  const [plain, shifted] = keyboards[name] as readonly [string, string, string];
  const keys = [...code].map((sign) => {
    const at = plain.indexOf(sign);
    return press(name, at >= 0 ? at : shifted.indexOf(sign), at < 0);
  });
  return keys.every((key) => key !== null) ? keys : null;
};
const inBurst = (keys: readonly unknown[]) => keys.map((_key, at) => at * 8);
const byHand = (keys: readonly unknown[]) => keys.map((_key, at) => at * 180);

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_';
const text = (letters: string, longest: number) =>
  fc.array(fc.constantFrom(...letters), { minLength: 0, maxLength: longest }).map((all) => all.join(''));
/** As our barcodes are: a number that people gave, a counter. */
const codes = fc.tuple(text(signs, 24), fc.constantFrom('0', '26-0412', '9990001')).map((parts) => parts.join(''));
const longCodes = codes.filter((code) => code.length >= 4);
const identifiers = fc
  .tuple(
    fc.constantFrom(...'ABCDEFGHIKLMNOPQRSTUXZabcdefghiklmnopqrstuxz'),
    fc.constantFrom(...'0123456789ABCDEFabcdef'),
  )
  .map((parts) => `]${parts.join('')}`);
const names = Object.keys(keyboards);

describe('the code that keys have typed', () => {
  it.each(names)('BEY-63a is the scanner’s own by the places of its keys on a %s keyboard', (name) => {
    fc.assert(fc.property(longCodes, (code) => codeTyped(scanned(name, code), inBurst(scanned(name, code))) === code));
  });

  it.each(names)(
    'BEY-63a is found behind every identifier of a symbology on a %s keyboard, from a slow scanner too',
    (name) => {
      fc.assert(
        fc.property(longCodes, identifiers, fc.constantFrom(inBurst, byHand), (code, identifier, paced) => {
          const keys = scanned(name, identifier + code);
          return readingsOf(codeTyped(keys, paced(keys))).includes(code);
        }),
      );
    },
  );

  it.each(['american', 'german', 'french', 'spanish'])(
    'BEY-63a is what a person types on a %s keyboard, letter by letter',
    (name) => {
      fc.assert(
        fc.property(longCodes, (code) => {
          const keys = typed(name, code);
          return keys === null || codeTyped(keys, byHand(keys)) === code;
        }),
      );
    },
  );

  it.each(['german', 'french', 'spanish'])(
    'BEY-63a is what a scanner sends that is set for a %s keyboard, by its hyphen or its digits',
    (name) => {
      fc.assert(
        fc.property(longCodes, (code) => {
          const keys = typed(name, `26-${code}`);
          return keys === null || codeTyped(keys, inBurst(keys)) === `26-${code}`;
        }),
      );
    },
  );

  it('BEY-63a is found where a German keyboard types a hyphen for the slash', () => {
    const keys = scanned('german', '2026/0412.9990001');
    expect(readingsOf(codeTyped(keys, inBurst(keys)))).toContain('2026/0412.9990001');
  });

  it('keeps letters of a soft keyboard and digits of a number block, which have no place', () => {
    const soft = [...'26-Ž7'].flatMap(
      (key) => typedKeyOf({ key, code: '', shiftKey: false, isThirdLevel: false }) ?? [],
    );
    expect(codeTyped(soft, inBurst(soft))).toBe('26-Ž7');
    const block = [...'2604'].flatMap(
      (key) => typedKeyOf({ key, code: `Numpad${key}`, shiftKey: false, isThirdLevel: false }) ?? [],
    );
    expect(codeTyped(block, byHand(block))).toBe('2604');
    expect(typedKeyOf({ key: 'Shift', code: 'ShiftLeft', shiftKey: true, isThirdLevel: false })).toBeNull();
  });

  it('has the case of its letters, whether shift or a lock made them capitals', () => {
    const key = (letter: string, shiftKey: boolean) =>
      typedKeyOf({ key: letter, code: 'KeyQ', shiftKey, isThirdLevel: false })?.place;
    expect([key('Q', false), key('Й', false), key('й', true), key('A', true)]).toEqual(['Q', 'Q', 'q', 'Q']);
  });
});
