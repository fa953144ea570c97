/** A company chooses within these how many digits its PINs have. */
export const MIN_PIN = 4;
export const MAX_PIN = 8;

/** What the code of every badge begins with: no product, pallet or rack does. */
export const BADGE_PREFIX = 'MB-';
/** True for what looks like a badge; scanners keep it out of their lists. */
export const isBadgeCode = (code: string): boolean => /^MB-[0-9A-Z]{16}$/.test(code.trim().toUpperCase());

const stepsOf = (digits: readonly number[]): number[] =>
  digits.slice(1).map((digit, at) => (digit - (digits[at] as number) + 10) % 10);
const repeats = (pin: string, length: number): boolean =>
  pin.length % length === 0 && pin === pin.slice(0, length).repeat(pin.length / length);

/** One digit again and again, digits in a row, forwards or backwards, or a pair repeated: what is guessed first. */
export const isWeakPin = (pin: string): boolean => {
  const steps = stepsOf([...pin].map(Number));
  return (
    steps.every((step) => step === 0) ||
    steps.every((step) => step === 1) ||
    steps.every((step) => step === 9) ||
    repeats(pin, 2)
  );
};
