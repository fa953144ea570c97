import { fillText } from '@mullion/i18n';
import type { Content } from 'pdfmake/interfaces';
import { sheetHead } from '../parts/sheet-head';
import { INK_3 } from '../parts/styles';
import type { EvidenceInput } from '../render-input';
import { companyHeader } from './evidence-sheet';
import { signatureBlock, type EvidencePage } from './evidence-parts';

const PHOTO_PT = 260;

/**
 * What came after a departure, each with the hash that ties it to the one before; the sheet of the departure stays as
 * it was.
 */
export const evidenceLater = ({ content, later, hash, code, photos }: EvidenceInput, on: EvidencePage): Content => {
  const { texts, moment } = on;
  return [
    sheetHead({ title: texts.later, name: content.number }, companyHeader(content.company), on.page),
    { text: `${texts.title} ${code} · ${hash}`, style: 'label' },
    { text: texts.laterHint, margin: [0, 2, 0, 8] },
    ...(later.length === 0 ? [{ text: texts.proof.none } as Content] : []),
    ...later.map((page): Content => {
      const signed = page.kind === 'delivered' && (page.signature !== null || page.unsigned_reason !== null);
      const title = fillText(texts.laterKind[page.kind], { stop: page.stop, product: page.product }).trim();
      const picture = page.photo && photos[page.photo.hash];
      const said = [page.damage === null ? '' : texts.damage[page.damage], page.note].filter(Boolean).join(': ');
      return {
        unbreakable: true,
        margin: [0, 0, 0, 14],
        stack: [
          { text: `${moment(page.at)} · ${title}`, style: 'section' },
          ...(page.stop && page.kind === 'damaged' ? [{ text: page.stop } as Content] : []),
          ...(said ? [{ text: said } as Content] : []),
          ...(signed
            ? signatureBlock(
                {
                  title: fillText(texts.received, { name: page.received_by }),
                  name: page.received_by,
                  strokes: page.signature,
                  reason: page.unsigned_reason,
                },
                on,
              )
            : []),
          ...(picture ? [{ image: picture, fit: [PHOTO_PT, PHOTO_PT * 0.75], alt: title } as Content] : []),
          { text: page.hash, fontSize: 7, color: INK_3 },
        ],
      };
    }),
  ];
};
