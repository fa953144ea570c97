import type { LetterPath } from './label/label-svg';
import { faceOf, lettersOf } from './sheet/letters';
import { el, px, type SvgNode } from './svg-node';

/** From this weight on letters are bold. */
const BOLD_FROM = 600;

const isBold = (weight: string | number | undefined): boolean => weight === 'bold' || Number(weight) >= BOLD_FROM;

/** Which part of its width a text has before the point it stands at. */
const before: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

const outlined = ({ attrs, children }: SvgNode, letterPath: LetterPath): SvgNode => {
  const size = Number(attrs['font-size']);
  const face = faceOf({ bold: isBold(attrs['font-weight']), italic: false });
  const text = children.filter((child) => typeof child === 'string').join('');
  const { letters } = lettersOf([{ text, isFact: false }], face);
  const width = letters.reduce((sum, { em }) => sum + em * size, 0);
  let x = Number(attrs['x']) - width * (before[String(attrs['text-anchor'])] ?? 0);
  const paths = letters.map(({ char, em }) => {
    const path = el('path', {
      transform: `translate(${px(x)} ${px(Number(attrs['y']))})`,
      d: letterPath(face, char, size),
    });
    x += em * size;
    return path;
  });
  return el('g', { fill: attrs['fill'] }, ...paths);
};

/** The drawing with its lettering as outlines, for a machine that makes pixels of it and may have no fonts. */
export const outlineText = (node: SvgNode, letterPath: LetterPath): SvgNode =>
  node.tag === 'text'
    ? outlined(node, letterPath)
    : {
        ...node,
        children: node.children.map((child) => (typeof child === 'string' ? child : outlineText(child, letterPath))),
      };
