import { headerBlocks } from './header-blocks';
import { sanitizeHeader } from './sanitize-header';

const run = (text: string, over: object = {}) => ({ text, bold: false, italic: false, underline: false, ...over });

describe('CUS-04a the HTML header', () => {
  it('keeps headings, paragraphs, lists, marks and alignment', () => {
    const html =
      '<h1 style="text-align:center">UAB Langai</h1><p>Tel. <strong>+370</strong> <em>8–17</em> <u>val.</u><br />Kaunas</p><ol><li><p>a</p></li></ol>';
    expect(sanitizeHeader(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    [
      '<p onclick="x()" class="big" style="color:red;text-align:right;background:url(http://x/)">a</p>',
      '<p style="text-align:right">a</p>',
    ],
    ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<iframe src="file:///etc/passwd">x</iframe><p>a</p>', '<p>a</p>'],
    ['<svg><foreignObject><p>x</p></foreignObject></svg>', ''],
    ['<style>@import "http://169.254.169.254/"</style>', ''],
    ['<div><b>a</b><i>b</i></div>', '<p><strong>a</strong><em>b</em></p>'],
    ['<link rel="stylesheet" href="http://x/"><meta http-equiv="refresh" content="0"><p>a</p>', '<p>a</p>'],
    ['<p style="text-align:expression(alert(1))">a</p>', '<p>a</p>'],
    ['&lt;script&gt;a', '&lt;script&gt;a'],
  ])('A8 A9 %s', (dirty, clean) => {
    expect(sanitizeHeader(dirty)).toBe(clean);
    expect(sanitizeHeader(clean)).toBe(clean);
  });

  it.each([
    [
      '<p>a</p><table class="x"><caption>Kontaktai</caption><tbody><tr><th>Tel.</th><td style="color:red"><p>+370</p><p><b>600</b></p></td></tr><tr><td>Kaunas</td></tr></tbody></table><p>z</p>',
      '<p>a</p>Kontaktai<p>Tel. · +370 <strong>600</strong></p><p>Kaunas</p><p>z</p>',
    ],
    ['<table><tr><td>a<td><td>b<tr><td>', '<p>a · b</p>'],
    ['<table><tr><td>a<table><tr><td>b</td></tr></table></td><td>c</td></tr></table>', '<p>a b · c</p>'],
    ['<table><tr><td onclick="x()"><script>1</script>a</td></tr></table>', '<p>a</p>'],
    ['<table>only text</table>', 'only text'],
  ])('keeps the text of a pasted table, a row a line: %s', (pasted, clean) => {
    expect(sanitizeHeader(pasted)).toBe(clean);
    expect(sanitizeHeader(clean)).toBe(clean);
  });

  it('is read into blocks for the PDF', () => {
    const html =
      '<h2 style="text-align:right">Antraštė</h2><p>a <strong>b <em>c</em></strong><br />d &amp; e</p><ul><li><p>x</p></li></ul><ol><li>y</li><li>z</li></ol>';
    expect(headerBlocks(html)).toEqual([
      { kind: 'h2', align: 'right', marker: null, runs: [run('Antraštė')] },
      {
        kind: 'p',
        align: 'left',
        marker: null,
        runs: [
          run('a '),
          run('b ', { bold: true }),
          run('c', { bold: true, italic: true }),
          run('\n'),
          run('d '),
          run('&'),
          run(' e'),
        ],
      },
      { kind: 'li', align: 'left', marker: '•', runs: [run('x')] },
      { kind: 'li', align: 'left', marker: '1.', runs: [run('y')] },
      { kind: 'li', align: 'left', marker: '2.', runs: [run('z')] },
    ]);
    expect(headerBlocks('bare')).toMatchObject([{ kind: 'p', runs: [{ text: 'bare' }] }]);
    expect(headerBlocks('')).toEqual([]);
  });
});
