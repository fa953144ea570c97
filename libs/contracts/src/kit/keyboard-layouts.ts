/** A keyboard by its keys, row by row as on a keyboard of the USA: what each types alone, and with shift. */
interface Layout {
  readonly plain: string;
  readonly shifted: string;
}

/** What a scanner means by a key: scanners are delivered for this keyboard, whatever the computer is set to. */
export const US_KEYBOARD: Layout = {
  plain: "`1234567890-=qwertyuiop[]\\asdfghjkl;'zxcvbnm,./",
  shifted: '~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?',
};

const RUSSIAN: Layout = {
  plain: 'ё1234567890-=йцукенгшщзхъ\\фывапролджэячсмитьбю.',
  shifted: 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪ/ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,',
};
const GERMAN: Layout = {
  plain: '^1234567890ß´qwertzuiopü+#asdfghjklöäyxcvbnm,.-',
  shifted: '°!"§$%&/()=?`QWERTZUIOPÜ*\'ASDFGHJKLÖÄYXCVBNM;:_',
};
const FRENCH: Layout = {
  plain: '²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!',
  shifted: '~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§',
};

/**
 * The Lithuanian number row; the other keys are those of the USA. With capitals locked, its digits are capital letters.
 */
const LITHUANIAN = new Map<string, string>(
  [...'ąčęėįšųū„“ž'].flatMap((letter, at): [string, string][] => [
    [letter, '1234567890='.charAt(at)],
    [letter.toUpperCase(), '1234567890='.charAt(at)],
  ]),
);

const keysOf = ({ plain, shifted }: Layout): ReadonlyMap<string, string> =>
  new Map([
    ...[...shifted].map((letter, at): [string, string] => [letter, US_KEYBOARD.shifted.charAt(at)]),
    ...[...plain].map((letter, at): [string, string] => [letter, US_KEYBOARD.plain.charAt(at)]),
  ]);
const QWERTZ = keysOf(GERMAN);
const LAYOUTS: readonly ReadonlyMap<string, string>[] = [LITHUANIAN, keysOf(RUSSIAN), QWERTZ, keysOf(FRENCH)];

const isForeign = (letter: string): boolean => letter > '~';
const pressed = (text: string, keys: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => keys.get(letter) ?? letter).join('');

/**
 * What a scanner may have meant by a text that a foreign keyboard has typed. Only letters that no keyboard of the USA
 * has are a reason to think so: that a "y" was a "z" is nowhere to be seen in the text.
 */
export const keysMeant = (text: string): readonly string[] => {
  const foreign = [...text].filter(isForeign);
  if (foreign.length === 0) return [];
  return LAYOUTS.filter((keys) => foreign.every((letter) => keys.has(letter))).map((keys) => pressed(text, keys));
};

/** The same for a German keyboard that has typed none of its own letters. */
export const asOnQwertz = (text: string): string => pressed(text, QWERTZ);
