/** An element of a tagged document: what a part of it is to whoever does not see it. */
export interface Tag {
  readonly type: 'Document' | 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';
  /** What a picture shows. */
  readonly alt?: string;
  readonly parent: Tag | null;
  readonly children: Tag[];
  /** Marked pieces of pages, as the drawing library gives them. */
  readonly pieces: PDFKit.PDFStructureContent[];
  /** The page of its first piece; the head of a table is drawn again on later ones. */
  firstPage: object | null;
}

/** A part of a definition, as the layout library takes it and changes it. */
interface Part {
  [key: string]: unknown;
  tag?: Tag;
}

const HEADINGS: Readonly<Record<string, Tag['type']>> = { number: 'H1', section: 'H2' };

const child = (parent: Tag, type: Tag['type'], alt?: string): Tag => {
  const tag: Tag = { type, ...(alt !== undefined && { alt }), parent, children: [], pieces: [], firstPage: null };
  parent.children.push(tag);
  return tag;
};

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** The library keeps of a text only its runs, and what it does not know of those: there the tag is found again. */
const tagText = (part: Part, tag: Tag): void => {
  const runs = [part['text']].flat() as readonly (string | number | Part)[];
  part['text'] = runs.map((run) => (isPart(run) ? { ...run, tag } : { text: String(run), tag }));
};

const tagTable = (table: Part, parent: Tag): void => {
  const tag = child(parent, 'Table');
  const heads = Number(table['headerRows'] ?? 0);
  for (const [index, row] of (table['body'] as unknown[][]).entries()) {
    const rowTag = child(tag, 'TR');
    for (const cell of row)
      // the library asks for an empty object where a cell before spans several columns
      if (!isPart(cell) || Object.keys(cell).length > 0) {
        const cellTag = child(rowTag, index < heads ? 'TH' : 'TD');
        if (isPart(cell) && 'text' in cell) tagText(cell, cellTag);
        else tagPart(cell, cellTag);
      }
  }
};

const tagPart = (part: unknown, parent: Tag): void => {
  if (Array.isArray(part)) for (const each of part) tagPart(each, parent);
  else if (isPart(part)) {
    if ('table' in part) tagTable(part['table'] as Part, parent);
    else if ('text' in part) tagText(part, child(parent, HEADINGS[String(part['style'])] ?? 'P'));
    else if ('svg' in part || 'image' in part) {
      if (typeof part['alt'] === 'string') part.tag = child(parent, 'Figure', part['alt']);
    } else for (const key of ['stack', 'columns']) if (key in part) tagPart(part[key], parent);
  }
};

/**
 * Gives every text and every described picture of a definition its place in the tree of a tagged document, in the order
 * of reading. Pictures without a description are ornament: boxes to tick, lines.
 */
export const tagContent = (content: unknown): void =>
  tagPart(content, { type: 'Document', parent: null, children: [], pieces: [], firstPage: null });

/** The document that a tag stands in. */
export const rootOf = (tag: Tag): Tag => (tag.parent === null ? tag : rootOf(tag.parent));

/** In the head of a table. */
export const isHead = (tag: Tag): boolean => tag.type === 'TH' || (tag.parent !== null && isHead(tag.parent));

/** Whether anything of it was drawn. */
export const isDrawn = (tag: Tag): boolean => tag.pieces.length > 0 || tag.children.some(isDrawn);
