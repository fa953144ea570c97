/**
 * A number the system gives: six of the company's code, P, the year, four of the sequence (packing-model.md, "Pallet
 * numbers"); people read and type the part from the P on.
 */
const GIVEN = /^([A-Z0-9]{6})?P\d{2}[0-9A-Z]\d{3}$/;

/**
 * While a pallet is open, a scanned code that can only be a pallet's number opens that pallet; numbers given by hand
 * need the button.
 */
export const isPalletNumber = (code: string): boolean => GIVEN.test(code);
