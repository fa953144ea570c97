import { headerAlignments, headerTags, tablesAsLines, tableTags } from '@mullion/contracts';
import sanitizeHtml from 'sanitize-html';

const aligned = { 'text-align': headerAlignments.map((align) => new RegExp(`^${align}$`)) };

const sanitize = (html: string, tags: readonly string[]): string =>
  sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: { p: ['style'], h1: ['style'], h2: ['style'], h3: ['style'] },
    allowedStyles: { '*': aligned },
    allowedSchemes: [],
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'iframe', 'svg', 'math'],
    transformTags: { b: 'strong', i: 'em', div: 'p' },
    nestingLimit: 12,
  }).trim();

/**
 * Reduces HTML to the closed list of elements: what is not on it keeps its text at most, a table its rows as
 * paragraphs.
 */
export const sanitizeHeader = (html: string): string =>
  sanitize(tablesAsLines(sanitize(html, [...headerTags, ...tableTags])), headerTags);
