/** "Økernveien 121, 0581 Oslo, NO": the place after the post code is what a driver calls the stop. */
const PLACE = /,\s*(?:[^\s,]*\d[^\s,]*\s+)+(?:[A-Z]{2}\s+)?([^,]+)(?:,\s*[A-Z]{2}\b)?/g;
/** "Dariaus ir Girėno g. 5, Jonava, 55166, LT": the post code stands by itself behind the place. */
const PLACE_BEFORE_CODE = /,\s*([^,\d]+),\s*(?:[A-Z]{1,2}[- ]?)?\d[\d -]{2,7}(?=,|$)/g;

const townsOf = (label: string, pattern: RegExp): string[] =>
  [...label.matchAll(pattern)].map((match) => match[1]?.trim() ?? '').filter(Boolean);

/** A stop's label in short: the towns of its addresses; anything else (an order number) as it is. */
export const shortLabel = (label: string): string => {
  const behind = townsOf(label, PLACE);
  const towns = behind.length > 0 ? behind : townsOf(label, PLACE_BEFORE_CODE);
  return towns.length === 0 ? label : [...new Set(towns)].join(', ');
};

/** Labels of stops beside each other in short; two in one town are told apart by their whole addresses. */
export const shortLabels = (labels: readonly string[]): string[] => {
  const short = labels.map(shortLabel);
  return labels.map((label, at) =>
    short.some((other, index) => other === short[at] && labels[index] !== label) ? label : (short[at] ?? label),
  );
};
