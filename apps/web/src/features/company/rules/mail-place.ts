/** The text with a place for orders or returnables put in where the cursor stands; gives where the cursor goes. */
export const withPlace = (
  template: string,
  place: string,
  from: number,
  to: number,
): { readonly text: string; readonly cursor: number } => ({
  text: template.slice(0, from) + place + template.slice(to),
  cursor: from + place.length,
});
