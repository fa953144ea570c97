/** ISO year and week, six digits: 202648. */
export const isoWeekPattern = /^\d{4}(0[1-9]|[1-4]\d|5[0-3])$/;

/** `w` and two digits are a week of this year; six digits are used as they are. Null when it is no week. */
export const weekOf = (typed: string, year: number): string | null => {
  const text = typed.trim();
  const short = /^w(\d{2})$/i.exec(text);
  const week = short ? `${year}${short[1]}` : text;
  return isoWeekPattern.test(week) ? week : null;
};
