import { el, escapeXml, px, renderSvg } from './svg-node';

describe('SVG nodes', () => {
  it('escape every character that could leave text or attribute', () => {
    const node = el('g', { 'aria-label': `a"b'c<d>&e` }, el('text', {}, '<script>alert("1")</script> & co'));
    expect(renderSvg(node)).toBe(
      '<g aria-label="a&quot;b&#39;c&lt;d&gt;&amp;e"><text>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co</text></g>',
    );
  });

  it('drop control characters, which no XML reader accepts, and keep Lithuanian letters', () => {
    expect(escapeXml('a\u0000b\u001Fc\nĄžuolas')).toBe('abc\nĄžuolas');
  });

  it('leave out absent attributes and absent parts', () => {
    expect(renderSvg(el('g', { id: undefined, x: 0 }, false, null, undefined))).toBe('<g x="0"/>');
  });

  it('round to hundredths and refuse what cannot be drawn', () => {
    expect(px(1.005 * 3)).toBe(3.01);
    expect(Object.is(px(-0.001), 0)).toBe(true);
    expect(() => px(Number.NaN)).toThrow(RangeError);
    expect(() => renderSvg(el('rect', { x: Number.POSITIVE_INFINITY }))).toThrow(RangeError);
  });
});
