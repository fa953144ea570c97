/** "Økernveien 121, 0581 Oslo, NO": the place after the post code is what a driver calls the stop. */
const PLACE = /,\s*(?:\S*\d\S*\s+)+([^,]+)(?:,\s*[A-Z]{2}\b)?/g;

/** A stop's label in short: the towns of its addresses; anything else (an order number) as it is. */
export const shortLabel = (label: string): string => {
  const towns = [...label.matchAll(PLACE)].map((match) => match[1]?.trim() ?? '').filter(Boolean);
  return towns.length === 0 ? label : [...new Set(towns)].join(', ');
};
