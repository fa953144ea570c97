import { reactAttributes } from './svg-attributes';

describe('SVG attributes for React', () => {
  it('are camel-cased where React wants it, and only there', () => {
    expect(
      reactAttributes({
        'stroke-width': 2,
        'text-anchor': 'middle',
        viewBox: '0 0 1 1',
        'aria-label': 'x',
        'data-id': 7,
        class: 'a',
        x: undefined,
      }),
    ).toEqual({
      strokeWidth: 2,
      textAnchor: 'middle',
      viewBox: '0 0 1 1',
      'aria-label': 'x',
      'data-id': 7,
      className: 'a',
    });
  });

  it('keep styles, drop handlers', () => {
    expect(
      reactAttributes({ style: 'stroke-width: 2; --m-x:1; fill:url(#a:b)', onclick: 'alert(1)', onLoad: 'x' }),
    ).toEqual({
      style: { strokeWidth: '2', '--m-x': '1', fill: 'url(#a:b)' },
    });
  });
});
