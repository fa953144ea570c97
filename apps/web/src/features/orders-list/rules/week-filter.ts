/** §1.5: w plus two digits means the current year plus that week; six characters are used as they are; anything else is ignored (null). */
export const weekOf = (typed: string, year: number): string | null => {
  const text = typed.trim();
  const short = /^w(\d{2})$/i.exec(text);
  if (short) return `${year}${short[1]}`;
  return text.length === 6 ? text : null;
};
