import type { PdfBarcode, PdfPlace, PdfQrCode, PdfTemplate, PdfTemplateFields, PdfText } from '@mullion/contracts';
import { partKey } from '@mullion/drawings';
import type { EditorRules } from '../../../kits/editor/editor-types';

type Of<Kind extends string, Part> = Omit<Part, 'key'> & { readonly kind: Kind };
export type TextPart = Of<'text', PdfText>;
export type BoxPart = Of<'box', PdfPlace>;
export type QrPart = Of<'qr', PdfQrCode>;
export type BarcodePart = Of<'barcode', PdfBarcode>;
export type ImagePart = Of<'image', PdfPlace & { readonly id: PdfTemplateFields['images'][number]['id'] }>;
/** One element of a label. */
export type Part = TextPart | BoxPart | QrPart | BarcodePart | ImagePart;
export type PartKind = Part['kind'];
export type Measures = Pick<PdfTemplateFields, 'name' | 'width' | 'height' | 'margin_left' | 'margin_top' | 'sheet'>;
export type Parts = ReadonlyMap<string, Part>;

export interface Picture {
  readonly name: string;
  /** Data URI. */
  readonly location: string;
}
/** A template as it is worked on: its parts by their keys. */
export interface TemplateDocument {
  readonly id: number;
  readonly version: number;
  readonly updatedAt: string;
  readonly measures: Measures;
  readonly parts: Parts;
  readonly pictures: ReadonlyMap<number, Picture>;
}

/** One part, from what to what; null: it is not there. */
export interface PartChange {
  readonly key: string;
  readonly from: Part | null;
  readonly to: Part | null;
}
/** What a person did, in one step. */
export interface TemplateCommand {
  /** For the words of the history. */
  readonly act: 'add' | 'remove' | 'move' | 'size' | 'edit' | 'arrange' | 'copy' | 'page';
  readonly parts: readonly PartChange[];
  readonly measures: { readonly from: Partial<Measures>; readonly to: Partial<Measures> };
}
/** Keys of what somebody else has changed. */
export type TemplateClash = readonly string[];

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, each]) => each !== undefined)
          .toSorted(([a], [b]) => a.localeCompare(b)),
      )
    : value;
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

const LISTS = { image: 'images', box: 'boxes', qr: 'qr_codes', barcode: 'barcodes', text: 'texts' } as const;
const kinds = Object.keys(LISTS) as PartKind[];

/** A template that was read. @param known pictures that were read before: a write does not answer them */
export const documentOf = (
  template: PdfTemplate,
  known: TemplateDocument['pictures'] = new Map(),
): TemplateDocument => {
  const parts = new Map<string, Part>();
  for (const kind of kinds)
    template[LISTS[kind]].forEach((part, index) => {
      const key = partKey(part, kind, index);
      const { key: _key, ...rest } = part;
      const {
        image_name: _name,
        location: _location,
        template_id: _template,
        ...fields
      } = { image_name: '', location: '', template_id: 0, ...rest };
      parts.set(parts.has(key) ? `${key}-${kind}-${index}` : key, { ...fields, kind } as Part);
    });
  const read = template.images.flatMap(({ id, image_name: name, location }) =>
    location === null ? [] : [[id, { name, location }] as const],
  );
  const { id, version, updated_at: updatedAt, name, width, height, margin_left, margin_top, sheet } = template;
  return {
    id,
    version,
    updatedAt,
    measures: { name, width, height, margin_left, margin_top, sheet },
    parts,
    pictures: new Map([...known, ...read]),
  };
};

const listOf = <Kind extends PartKind>(parts: Parts, kind: Kind) =>
  [...parts].flatMap(([key, { kind: own, ...fields }]) => (own === kind ? [{ ...fields, key }] : []));

/** What is sent, and what is laid out. */
export const fieldsOf = ({ measures, parts }: Pick<TemplateDocument, 'measures' | 'parts'>): PdfTemplateFields =>
  ({
    ...measures,
    ...Object.fromEntries(kinds.map((kind) => [LISTS[kind], listOf(parts, kind)])),
  }) as PdfTemplateFields;

const measureClashes = (now: Measures, { from, to }: TemplateCommand['measures']): string[] =>
  (Object.keys(to) as (keyof Measures)[]).filter((key) => !isSame(now[key], from[key]) && !isSame(now[key], to[key]));
const partClashes = (now: Parts, changes: readonly PartChange[]): string[] =>
  changes.flatMap(({ key, from, to }) => {
    const part = now.get(key) ?? null;
    return isSame(part, from) || isSame(part, to) ? [] : [key];
  });

const withoutClashes = (document: TemplateDocument, command: TemplateCommand): TemplateCommand => {
  const clashes = new Set([
    ...measureClashes(document.measures, command.measures),
    ...partClashes(document.parts, command.parts),
  ]);
  const only = (measures: Partial<Measures>): Partial<Measures> =>
    Object.fromEntries(Object.entries(measures).filter(([key]) => !clashes.has(key)));
  return {
    ...command,
    parts: command.parts.filter(({ key }) => !clashes.has(key)),
    measures: { from: only(command.measures.from), to: only(command.measures.to) },
  };
};
const isEmpty = ({ parts, measures }: TemplateCommand): boolean =>
  parts.length === 0 && Object.keys(measures.to).length === 0;

const mergedParts = (first: readonly PartChange[], second: readonly PartChange[]): PartChange[] => {
  const changes = new Map(first.map((change) => [change.key, change]));
  for (const change of second)
    changes.set(change.key, {
      ...change,
      from: changes.get(change.key)?.from ?? (changes.has(change.key) ? null : change.from),
    });
  return [...changes.values()].filter(({ from, to }) => !isSame(from, to));
};

export const templateRules: EditorRules<TemplateDocument, TemplateCommand, TemplateClash> = {
  newest: (known, read) =>
    read.version > known.version ? { ...read, pictures: new Map([...known.pictures, ...read.pictures]) } : known,
  apply: (document, command) => {
    const clashes = [
      ...measureClashes(document.measures, command.measures),
      ...partClashes(document.parts, command.parts),
    ];
    if (clashes.length > 0) return { refusal: clashes };
    const open = command.parts.filter(({ key, to }) => !isSame(document.parts.get(key) ?? null, to));
    const measures = { ...document.measures, ...command.measures.to };
    if (open.length === 0 && isSame(measures, document.measures)) return { document };
    const parts = new Map(document.parts);
    for (const { key, to } of open) {
      if (to) parts.set(key, to);
      else parts.delete(key);
    }
    return { document: { ...document, measures, parts } };
  },
  inverse: ({ act, parts, measures }) => ({
    act,
    parts: parts.map(({ key, from, to }) => ({ key, from: to, to: from })),
    measures: { from: measures.to, to: measures.from },
  }),
  merge: (first, second) => ({
    act: second.act,
    parts: mergedParts(first.parts, second.parts),
    measures: {
      from: { ...second.measures.from, ...first.measures.from },
      to: { ...first.measures.to, ...second.measures.to },
    },
  }),
  settle: (command) => command,
  rest: (document, command) => {
    const rest = withoutClashes(document, command);
    return isEmpty(rest) ? null : rest;
  },
};

/** What differs between two states, as one step; null: nothing. */
export const commandBetween = (
  act: TemplateCommand['act'],
  before: Pick<TemplateDocument, 'parts' | 'measures'>,
  after: Pick<TemplateDocument, 'parts' | 'measures'>,
): TemplateCommand | null => {
  const keys = new Set([...before.parts.keys(), ...after.parts.keys()]);
  const parts = [...keys].flatMap((key): PartChange[] => {
    const [from, to] = [before.parts.get(key) ?? null, after.parts.get(key) ?? null];
    return isSame(from, to) ? [] : [{ key, from, to }];
  });
  const changed = (Object.keys(after.measures) as (keyof Measures)[]).filter(
    (key) => !isSame(before.measures[key], after.measures[key]),
  );
  const pick = (measures: Measures) => Object.fromEntries(changed.map((key) => [key, measures[key]]));
  const command = { act, parts, measures: { from: pick(before.measures), to: pick(after.measures) } };
  return isEmpty(command) ? null : command;
};
