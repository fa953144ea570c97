import { useMemo } from 'react';
import { jpegSize, type Drawn } from '@mullion/drawings';
import type { Picture, TemplateDocument } from '../commands/template-document';
import { drawCode } from '../../../entities/codes/draw-code';

/** Pictures uploaded since the page was loaded: the answer of a write does not bring them. */
const uploaded = new Map<number, Picture>();
export const rememberPicture = (id: number, picture: Picture): void => void uploaded.set(id, picture);

const bytesOf = (dataUri: string): Uint8Array =>
  Uint8Array.from(atob(dataUri.slice(dataUri.indexOf(',') + 1)), (char) => char.charCodeAt(0));

/** What the layout needs besides the template, and where its pictures are to be had. */
export const usePictures = (
  ofTemplate: TemplateDocument['pictures'],
): {
  readonly drawn: Drawn;
  readonly addresses: ReadonlyMap<number, string>;
  readonly names: ReadonlyMap<number, string>;
} => {
  const count = uploaded.size;
  return useMemo(() => {
    const pictures = new Map([...uploaded, ...ofTemplate]);
    const sizes = [...pictures].flatMap(([id, { location }]) => {
      const size = jpegSize(bytesOf(location));
      return size === null ? [] : [[id, size] as const];
    });
    return {
      drawn: { drawCode, pictures: new Map(sizes) },
      addresses: new Map([...pictures].map(([id, { location }]) => [id, location])),
      names: new Map([...pictures].map(([id, { name }]) => [id, name])),
    };
    // what was uploaded is another map content, not another map
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ofTemplate, count]);
};
