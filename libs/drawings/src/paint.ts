/**
 * 'screen' follows the page's theme through CSS variables. 'print' is for PDFs: the light theme in literal colours, a
 * pixel is a point. 'image' is for stored files that browsers show at any size: literal colours, line weights that do
 * not scale. 'label' is for label printers: black on white, a pixel is a dot, no line thinner than two.
 */
export type DrawingTheme = 'screen' | 'print' | 'image' | 'label';

/** The light values of the interface tokens, for media without CSS variables. */
const PRINT = {
  surface: '#FFFFFF',
  'surface-3': '#E6EAEB',
  ink: '#1A2125',
  'ink-2': '#48535A',
  accent: '#00637A',
  'accent-ink': '#FFFFFF',
  'accent-text': '#005B70',
  'accent-soft': '#DFEFF3',
  ok: '#1B7542',
  'ok-soft': '#E1F2E7',
  'ok-mark': '#2E9E5E',
  bad: '#B3261E',
  'bad-ink': '#FFFFFF',
  'bad-soft': '#FBE7E5',
  'bad-mark': '#D23A30',
  'warn-mark': '#BE780C',
  'warn-fill': '#E39A1B',
  'warn-fill-ink': '#1A2125',
  'g-line': '#2B3338',
  'd-paper': '#FFFFFF',
  'd-grid': '#E7ECED',
  'd-line': '#2B3338',
  'd-thin': '#7B878D',
  'd-frame': '#FFFFFF',
  'd-sash': '#F4F6F6',
  'd-glass': '#D5E8ED',
  'd-glass-line': '#8FB0B9',
  'd-panel': '#E9ECEC',
  'd-open': '#46545B',
  'd-dim': '#4E5A60',
  'd-wood': '#EBD5AE',
  'd-wood-2': '#DDBF8B',
  'd-wood-line': '#94703A',
  'd-floor': '#F1F3F3',
  'd-steel': '#C3CBCF',
  'd-top': '#FFFFFF',
  'd-end': '#D9E0E2',
  g1: '#A9DDF7',
  g2: '#E58A2E',
  g3: '#21A089',
  g4: '#F5EC8C',
  g5: '#3646BE',
  g6: '#B3342C',
  g7: '#B57FD6',
  g8: '#5F5862',
  'g1-ink': '#15191C',
  'g2-ink': '#15191C',
  'g3-ink': '#15191C',
  'g4-ink': '#15191C',
  'g5-ink': '#FFFFFF',
  'g6-ink': '#FFFFFF',
  'g7-ink': '#15191C',
  'g8-ink': '#FFFFFF',
} as const;

export type Token = keyof typeof PRINT;

/** How one drawing is coloured and lettered. */
export interface Paint {
  readonly theme: DrawingTheme;
  readonly fontFamily: string;
  /** Size of ordinary lettering: 11 pixels on screens, as the interface guide asks, and the same on paper in points. */
  readonly labelPx: number;
  /** Line weights are given in screen pixels; on paper a pixel is three quarters of a point. */
  readonly lineWeight: number;
  readonly color: (token: Token) => string;
}

/** What is drawn black where there are no colours: lines, never grounds. */
const isInk = (token: Token): boolean =>
  /^(ink|ink-2|g-line|d-line|d-thin|d-glass-line|d-open|d-wood-line|d-dim)$/.test(token);

const PAINTS: Readonly<Record<DrawingTheme, Paint>> = {
  screen: {
    theme: 'screen',
    fontFamily: 'var(--m-font)',
    labelPx: 11,
    lineWeight: 1,
    color: (token) => `var(--m-${token})`,
  },
  print: { theme: 'print', fontFamily: 'IBM Plex Sans', labelPx: 8, lineWeight: 0.75, color: (token) => PRINT[token] },
  image: { theme: 'image', fontFamily: 'sans-serif', labelPx: 11, lineWeight: 1, color: (token) => PRINT[token] },
  label: {
    theme: 'label',
    fontFamily: 'sans-serif',
    labelPx: 24,
    lineWeight: 2,
    color: (token) => (isInk(token) ? '#000' : '#fff'),
  },
};

export const paintOf = (theme: DrawingTheme): Paint => PAINTS[theme];

const GROUP_COLORS = 8;

/** Colours of a dispatch group, 1-based, repeating after eight. */
export const groupTokens = (group: number): { fill: Token; ink: Token } => {
  const index = ((((Math.trunc(group) - 1) % GROUP_COLORS) + GROUP_COLORS) % GROUP_COLORS) + 1;
  return { fill: `g${index}` as Token, ink: `g${index}-ink` as Token };
};
