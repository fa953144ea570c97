import type { Part } from '../commands/template-document';

export const boxOf = ({ x1: x, y1: y, width, height }: Pick<Part, 'x1' | 'y1' | 'width' | 'height'>) => ({
  x,
  y,
  width,
  height,
});
