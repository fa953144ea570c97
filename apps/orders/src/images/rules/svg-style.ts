/** What a `style` may say of a drawing's lines, areas and letters; each is an attribute of SVG too. */
const properties = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-dashoffset opacity color display visibility stop-color stop-opacity clip-path clip-rule vector-effect ' +
    'font-family font-size font-style font-weight letter-spacing text-anchor dominant-baseline'
  ).split(' '),
);
const plain = /^[\w\s#%.,()+-]+$/;

/** The declarations of a `style` as attributes; what is no matter of a drawing, or is not plain, is left out. */
export const attributesOfStyle = (style: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .replace(/'/g, '')
      .trim();
    if (colon > 0 && properties.has(name) && plain.test(value)) found.set(name, value);
  }
  return found;
};
