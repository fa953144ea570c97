import { sanitiseSvg } from './sanitise-svg';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><rect x="1" y="1" width="8" height="18" fill="url(#g)"/></svg>';

describe('pictures on the way in', () => {
  it('leaves a plain drawing as it is', () => {
    expect(sanitiseSvg(drawing)).toEqual({ svg: drawing });
  });

  it('takes off the declaration and comments', () => {
    expect(sanitiseSvg(`<?xml version="1.0"?><!-- made by hand -->\n${drawing}`)).toEqual({ svg: drawing });
  });

  it('takes a file as drawing programs write it: document type, their own marks, styles as attributes', () => {
    const file = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xml:space="preserve" viewBox="0 0 9 9">
<sodipodi:namedview id="base" showgrid="false"><inkscape:grid type="xygrid"/></sodipodi:namedview>
<metadata><rdf:RDF><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></rdf:RDF></metadata>
<rect fill="red" style="fill:#d5e8ed; stroke:url(#g) !important;font-family:'Arial';-inkscape-font-specification:Arial" inkscape:label="a>b" width="9" height="9"/>
</svg>`;
    const rect = '<rect fill="#d5e8ed" width="9" height="9" stroke="url(#g)" font-family="Arial"/>';
    const answer = sanitiseSvg(file);
    expect('svg' in answer && answer.svg.replace(/\n/g, '')).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${rect}</svg>`,
    );
    expect(sanitiseSvg('svg' in answer ? answer.svg : '')).toEqual(answer);
  });

  it.each([
    ['a script', '<svg><script>alert(1)</script></svg>', '<script>'],
    ['an event attribute', '<svg onload="alert(1)"></svg>', 'onload'],
    ['an unquoted event attribute', '<svg onload=alert(1)></svg>', 'onload'],
    ['foreign content', '<svg><foreignObject><body/></foreignObject></svg>', '<foreignobject>'],
    ['an outer image', '<svg><image href="http://x.example/a.png"/></svg>', '<image>'],
    ['an outer reference', '<svg><g fill="url(http://x.example/a)"/></svg>', 'fill'],
    ['a hidden scheme', '<svg><a href="java&#115;cript:alert(1)">x</a></svg>', '<a>'],
    ['an outer use', '<svg><use href="http://x.example/a#b"/></svg>', '<use>'],
    ['a style', '<svg style="background:url(//x)"></svg>', 'style'],
    ['an animation', '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>', '<set>'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>', '<'],
    ['a data part', '<svg><![CDATA[<script>]]></svg>', '<'],
    ['something after the end', '<svg></svg><script>alert(1)</script>', '<script>'],
    ['no picture', 'hello', 'hello'],
    ['a style sheet', '<svg><style>.a{fill:red}</style></svg>', '<style>'],
    ['a style that reaches outside', `<svg><g style="fill:red;filter:url('http://x.example/a')"/></svg>`, 'style'],
    ['an escaped style', '<svg><g style="fill:\\75rl(//x)"/></svg>', 'style'],
    ['a document type with a part of its own', '<!DOCTYPE svg [ ]><svg></svg>', '<!doctype>'],
    ['a second document type', '<svg><!DOCTYPE svg></svg>', '<!doctype>'],
    ['an element in what is left out that is never closed', '<svg><metadata></svg>', '</svg>'],
    ['a comment without an end', '<svg><!-- </svg>', '<'],
    ['a tag without an end', '<svg><g a="></svg>', '<'],
  ])('refuses %s and names it', (_name, svg, refused) => {
    expect(sanitiseSvg(svg)).toEqual({ refused });
  });

  it('reads what never ends once', () => {
    const never = ['<!--', '<metadata>', '<"', `<'"`, '<svg '].map((part) =>
      sanitiseSvg(`<svg>${part.repeat(190_000 / part.length)}`),
    );
    expect(never.every((answer) => 'refused' in answer)).toBe(true);
  });
});
