const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  'xlink:href': 'xlinkHref',
  'xml:space': 'xmlSpace',
};

/** `margin-top: 2px; fill: red` as React wants it. */
const styleObject = (style: string): Record<string, string> =>
  Object.fromEntries(
    style
      .split(';')
      .map((part) => part.split(/:(.*)/s).map((text) => text.trim()))
      .filter((pair): pair is [string, string, ...string[]] => Boolean(pair[0] && pair[1]))
      .map(([name, value]) => [name.startsWith('--') ? name : camel(name), value]),
  );

const camel = (name: string): string => name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/**
 * SVG attribute names as React writes them: `stroke-width` becomes `strokeWidth`, aria and data names stay; handlers
 * are dropped.
 */
export const reactAttributes = (
  attrs: Readonly<Record<string, string | number | undefined>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attrs)
      .filter(([name, value]) => value !== undefined && !/^on/i.test(name))
      .map(([name, value]) => {
        if (name === 'style' && typeof value === 'string') return [name, styleObject(value)];
        return [/^(aria|data)-/.test(name) ? name : (NAMES[name] ?? camel(name)), value];
      }),
  );
