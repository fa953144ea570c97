import { renderToStaticMarkup } from 'react-dom/server';
import { UnbrokenText } from './unbroken-text';

const html = (text: string) => renderToStaticMarkup(<UnbrokenText text={text} />);

describe('text with codes', () => {
  it('keeps a short code on one line', () => {
    expect(html('Stands on T26-102 already')).toBe('Stands on <span class="nowrap">T26-102</span> already');
  });
  it('lets words and codes longer than a line break', () => {
    expect(html('on-site LONGORDER-2026-0001')).toBe('on-site LONGORDER-2026-0001');
  });
});
