import { sanitiseSvg } from './sanitise-svg';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><rect x="1" y="1" width="8" height="18" fill="url(#g)"/></svg>';

describe('pictures on the way in', () => {
  it('leaves a plain drawing as it is', () => {
    expect(sanitiseSvg(drawing)).toBe(drawing);
  });

  it('takes off the declaration and comments', () => {
    expect(sanitiseSvg(`<?xml version="1.0"?><!-- made by hand -->\n${drawing}`)).toBe(drawing);
  });

  it.each([
    ['a script', '<svg><script>alert(1)</script></svg>'],
    ['an event attribute', '<svg onload="alert(1)"></svg>'],
    ['an unquoted event attribute', '<svg onload=alert(1)></svg>'],
    ['foreign content', '<svg><foreignObject><body/></foreignObject></svg>'],
    ['an outer image', '<svg><image href="http://x.example/a.png"/></svg>'],
    ['an outer reference', '<svg><g fill="url(http://x.example/a)"/></svg>'],
    ['a hidden scheme', '<svg><a href="java&#115;cript:alert(1)">x</a></svg>'],
    ['an outer use', '<svg><use href="http://x.example/a#b"/></svg>'],
    ['a style', '<svg style="background:url(//x)"></svg>'],
    ['an animation', '<svg><set attributeName="href" to="javascript:alert(1)"/></svg>'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
    ['a data part', '<svg><![CDATA[<script>]]></svg>'],
    ['something after the end', '<svg></svg><script>alert(1)</script>'],
    ['no picture', 'hello'],
  ])('refuses %s', (_name, svg) => {
    expect(sanitiseSvg(svg)).toBeNull();
  });
});
