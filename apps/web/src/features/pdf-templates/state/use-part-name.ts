import { useCallback } from 'react';
import { namedPieces } from '@mullion/drawings';
import { useTranslation } from 'react-i18next';
import type { Part } from '../commands/template-document';

/** What an element is called in lists: what it says, with the names of fields. */
export const usePartName = (): ((part: Part) => string) => {
  const { t } = useTranslation('pdfTemplates');
  return useCallback(
    (part) => {
      const text = part.kind === 'text' ? part.text : part.kind === 'qr' || part.kind === 'barcode' ? part.content : '';
      const said = namedPieces(text, (word) => t(`field.${word}`))
        .map((piece) => piece.text)
        .join('')
        .trim();
      return said === '' ? t(`kind.${part.kind}`) : said;
    },
    [t],
  );
};
