import { formatNumber } from '@mullion/i18n';
import { sizeText } from './size-text';

it.each([
  [300, '1 KB'],
  [219_000, '214 KB'],
  [1_300_000, '1,2 MB'],
])('BEY-11 says how large a document of %s bytes is', (bytes, text) => {
  expect(sizeText(bytes, (value, digits) => formatNumber(value, 'lt', digits)).replace('\u00a0', ' ')).toBe(text);
});
