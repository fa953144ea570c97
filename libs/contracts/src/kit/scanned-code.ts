/** What the number row of a Lithuanian keyboard types without shift: a scanner that sends digits then types these letters. */
const LITHUANIAN_ROW: Readonly<Record<string, string>> = {
  ą: '1',
  č: '2',
  ę: '3',
  ė: '4',
  į: '5',
  š: '6',
  ų: '7',
  ū: '8',
  '„': '9',
  '“': '0',
  ž: '=',
};

/**
 * What a scanned code may have been, the likeliest first: as it is, with capitals locked the other way, and with digits for what a
 * Lithuanian keyboard typed in their place. An exact match always comes before a guess.
 */
export const readingsOf = (code: string): readonly string[] => {
  const digits = [...code].map((character) => LITHUANIAN_ROW[character.toLowerCase()] ?? character).join('');
  return [...new Set([code, digits].flatMap((reading) => [reading, reading.toUpperCase(), reading.toLowerCase()]))];
};
