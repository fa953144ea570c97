import type { Language } from '@mullion/contracts';
import type { Shape, Texts } from '@mullion/i18n';
import type { RenderInput } from '../render-input';

export type DocumentTexts = Shape<Texts['documents']>;

/** What every part of a document needs. */
export interface Page {
  readonly texts: DocumentTexts;
  readonly language: Language;
  readonly company: string;
  readonly tallPalletRule: boolean;
  readonly widthPt: number;
  readonly marginPt: number;
  readonly papers: RenderInput['papers'];
}

/** Puts values into a text: `fill('Row {{number}}', { number: 3 })`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_match, key: string) => String(values[key] ?? ''));
