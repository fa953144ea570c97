import { text } from './lettering';
import { groupTokens, paintOf } from './paint';
import { rect, svgRoot } from './shapes';
import { renderSvg } from './svg-node';

/** The number of a stop on the colour of its group, for lists on paper. */
export const stopChipSvg = (stop: number, sidePx: number): string => {
  const paint = paintOf('print');
  const { fill, ink } = groupTokens(stop);
  const size = sidePx * 0.62;
  return renderSvg(
    svgRoot({ width: sidePx, height: sidePx, paint, name: String(stop), isInteractive: false }, [
      rect(
        { x: 0.5, y: 0.5, width: sidePx - 1, height: sidePx - 1 },
        paint.color(fill),
        { color: paint.color('g-line'), width: 0.6 },
        { rx: 2 },
      ),
      text(paint, sidePx / 2, sidePx / 2 + size * 0.36, String(stop), {
        color: ink,
        sizePx: size,
        isStrong: true,
        anchor: 'middle',
      }),
    ]),
  );
};
