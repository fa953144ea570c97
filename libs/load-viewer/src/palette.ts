/** Colours of the viewer and the interface tokens they come from. */
const TOKENS = {
  paper: 'd-paper',
  ground: 'surface-3',
  frame: 'd-top',
  glass: 'd-glass',
  panel: 'd-panel',
  profile: 'd-end',
  wood: 'd-wood',
  floor: 'd-floor',
  steel: 'd-steel',
  tyre: 'frame',
  selected: 'accent-line',
  error: 'bad-soft',
  line: 'd-line',
  thin: 'd-thin',
  opening: 'd-open',
  woodLine: 'd-wood-line',
  selectedLine: 'accent',
  errorLine: 'bad',
  group1: 'g1',
  group2: 'g2',
  group3: 'g3',
  group4: 'g4',
  group5: 'g5',
  group6: 'g6',
  group7: 'g7',
  group8: 'g8',
  darkInk: 'g1-ink',
  lightInk: 'g5-ink',
} as const;

export type ColorName = keyof typeof TOKENS;

/** Every colour as the browser writes it. */
export type ViewerPalette = Readonly<Record<ColorName, string>>;

const GROUPS = [
  'group1',
  'group2',
  'group3',
  'group4',
  'group5',
  'group6',
  'group7',
  'group8',
] as const satisfies readonly ColorName[];

/** Colour of a dispatch group, 1-based, repeating after eight. */
export const groupColor = (group: number): ColorName =>
  GROUPS[(((Math.trunc(group) - 1) % GROUPS.length) + GROUPS.length) % GROUPS.length] ?? 'group1';

/** Groups whose colour is dark: what is written on them is light (guide, tokens g1 to g8). */
const DARK: readonly ColorName[] = ['group5', 'group6', 'group8'];

/** What is written on a group's colour. */
export const groupInk = (color: ColorName): ColorName => (DARK.includes(color) ? 'lightInk' : 'darkInk');

/** A middle grey shows that a token is missing without breaking the picture. */
const MISSING = '#808080';

/** Reads the interface tokens that hold at an element, so that the viewer follows the theme of the page around it. */
export const readPalette = (element: Element): ViewerPalette => {
  const style = getComputedStyle(element);
  const colors = Object.entries(TOKENS).map(([name, token]) => [
    name,
    style.getPropertyValue(`--m-${token}`).trim() || MISSING,
  ]);
  return Object.fromEntries(colors) as ViewerPalette;
};
