import { text } from './lettering';
import { outlineText } from './outlined-text';
import { paintOf } from './paint';
import { el } from './svg-node';
import { findNodes, textsOf } from './testing/find-nodes';

const letterPath = (face: string, char: string, size: number) => `${face} ${char} ${size}`;
const paint = paintOf('image');

describe('lettering as outlines', () => {
  it('has a path a letter in the face, size and colour of the text, and no text any more', () => {
    const drawing = el(
      'svg',
      {},
      el('title', {}, 'kept'),
      el('g', {}, text(paint, 10, 20, 'Šū', { color: 'ink', sizePx: 14, isStrong: true })),
    );
    const outlined = outlineText(drawing, letterPath);
    expect(textsOf(outlined)).toEqual([]);
    const paths = findNodes(outlined, ({ tag }) => tag === 'path');
    expect(paths.map(({ attrs }) => attrs['d'])).toEqual(['bold Š 14', 'bold ū 14']);
    expect(paths[0]?.attrs['transform']).toBe('translate(10 20)');
    expect(findNodes(outlined, ({ attrs }) => attrs['fill'] === paint.color('ink'))).toHaveLength(1);
    expect(findNodes(outlined, ({ tag }) => tag === 'title')).toHaveLength(1);
  });

  it('ends or is in the middle where the text did', () => {
    const startsAt = (anchor: 'start' | 'middle' | 'end') => {
      const outlined = outlineText(text(paint, 100, 0, '0147', { color: 'ink', anchor }), letterPath);
      const first = findNodes(outlined, ({ tag }) => tag === 'path')[0]?.attrs['transform'];
      return Number(/translate\((\S+)/.exec(String(first))?.[1]);
    };
    const width = 100 - startsAt('end');
    expect(startsAt('start')).toBe(100);
    // four digits of the font at 11 px
    expect(width).toBeCloseTo(4 * 0.6 * 11, 1);
    expect(startsAt('middle')).toBeCloseTo(100 - width / 2, 1);
  });
});
