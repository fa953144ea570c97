import type { PaperKind } from '@mullion/contracts';
import { toSVG, type RenderOptions } from 'bwip-js/node';
import type { Column, Content } from 'pdfmake/interfaces';
import { figure } from './figure';
import { fill, type Page } from './page';
import { paperKey } from './paper-key';

/** By what a scanner knows whether this paper is still right; nothing where it has no revision. */
export const paperMark = (page: Page, kind: PaperKind, id: number, width: number): Column[] => {
  const mark = page.papers[paperKey(kind, id)];
  if (!mark) return [];
  const revision = fill(page.texts.label.revision, { number: mark.revision });
  // level Q: a quarter of the code may be dirty; the types of the library do not know it
  const options = { bcid: 'qrcode', text: mark.code, eclevel: 'Q', scale: 2 } as RenderOptions;
  const svg = toSVG(options);
  const stack: Content[] = [
    figure(svg, revision, { width }),
    { text: revision, alignment: 'center', fontSize: 8, margin: [0, 2, 0, 0] },
  ];
  return [{ width, stack }];
};
