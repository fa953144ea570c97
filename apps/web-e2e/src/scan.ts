import type { Page } from '@playwright/test';

/**
 * Keys as a scanner sends them to whatever has the focus, then Enter: all of one moment, however busy the machine is
 * while they are taken.
 */
export const scanInto = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    const events = [...text, 'Enter'].flatMap((key) =>
      ['keydown', 'keyup'].map((type) => new KeyboardEvent(type, { key, bubbles: true, cancelable: true })),
    );
    for (const event of events) (document.activeElement ?? document.body).dispatchEvent(event);
  }, code);

/** The number row of a Lithuanian keyboard without shift, from 1 to 0. */
const ROW = 'ąčęėįšųū„“';

/** The same of a scanner that sends the keys of digits to a device set to Lithuanian. */
export const scanOnLithuanianKeys = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    ({ text, row }) => {
      const presses = [...text].map((character) => {
        const digit = '1234567890'.indexOf(character);
        return digit < 0
          ? { key: character, code: `Key${character}` }
          : { key: row[digit] ?? '', code: `Digit${character}` };
      });
      for (const press of [...presses, { key: 'Enter', code: 'Enter' }])
        for (const type of ['keydown', 'keyup'])
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent(type, { ...press, bubbles: true, cancelable: true }),
          );
    },
    { text: code, row: ROW },
  );

/** Keyboards by their keys, row by row as on one of the USA: what each types alone, and with shift. */
const KEYBOARDS = {
  usa: ["`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./", '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?'],
  russian: ['ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.', 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'],
  german: ['^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-', '°!"§$%&/()=?`QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_'],
  french: ['²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!', '~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§'],
} as const;
const NAMES = [
  ...['Backquote', ...[...'1234567890'].map((digit) => `Digit${digit}`), 'Minus', 'Equal'],
  ...[...'QWERTYUIOP'].map((letter) => `Key${letter}`),
  ...['BracketLeft', 'BracketRight', 'Backslash'],
  ...[...'ASDFGHJKL'].map((letter) => `Key${letter}`),
  ...['Semicolon', 'Quote'],
  ...[...'ZXCVBNM'].map((letter) => `Key${letter}`),
  ...['Comma', 'Period', 'Slash'],
];

/** A scanner as it is delivered, for the USA, at a computer that is set to another keyboard. */
export const scanOnKeyboard = (page: Page, keyboard: keyof typeof KEYBOARDS, code: string): Promise<void> => {
  const presses = [...code].map((sign) => {
    const shiftKey = !KEYBOARDS.usa[0].includes(sign);
    const at = KEYBOARDS.usa[shiftKey ? 1 : 0].indexOf(sign);
    return { key: KEYBOARDS[keyboard][shiftKey ? 1 : 0].charAt(at), code: NAMES[at] ?? '', shiftKey };
  });
  return page.evaluate((keys) => {
    for (const press of [...keys, { key: 'Enter', code: 'Enter', shiftKey: false }])
      for (const type of ['keydown', 'keyup'])
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent(type, { ...press, bubbles: true, cancelable: true }),
        );
  }, presses);
};
