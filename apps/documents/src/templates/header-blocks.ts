import { headerAlignments, type HeaderBlock } from '@mullion/contracts';
import { Parser } from 'htmlparser2';

type Run = HeaderBlock['runs'][number];
type Kind = HeaderBlock['kind'];
type Align = HeaderBlock['align'];

const blocks: readonly string[] = ['p', 'h1', 'h2', 'h3', 'li'];
const alignOf = (style: string | undefined): Align =>
  headerAlignments.find((align) => style?.includes(align)) ?? 'left';

/** Collects runs of text under the marks that are open. */
class BlockReader {
  readonly blocks: HeaderBlock[] = [];
  private readonly open: string[] = [];
  private readonly lists: { ordered: boolean; count: number }[] = [];
  private block: { kind: Kind; align: Align; marker: string | null; runs: Run[] } | null = null;

  start(name: string, style: string | undefined): void {
    this.open.push(name);
    if (name === 'ul' || name === 'ol') this.lists.push({ ordered: name === 'ol', count: 0 });
    if (name === 'br') this.text('\n');
    if (!blocks.includes(name)) return;
    // tiptap writes a paragraph inside each item: the item is the block
    if (name === 'p' && this.open.includes('li')) return;
    this.finish();
    this.block = {
      kind: name as Kind,
      align: alignOf(style),
      marker: name === 'li' ? this.nextMarker() : null,
      runs: [],
    };
  }

  end(name: string): void {
    this.open.splice(this.open.lastIndexOf(name), 1);
    if (name === 'ul' || name === 'ol') this.lists.pop();
    if (blocks.includes(name) && !(name === 'p' && this.open.includes('li'))) this.finish();
  }

  text(text: string): void {
    if (this.block === null && text.trim() === '') return;
    this.block ??= { kind: 'p', align: 'left', marker: null, runs: [] };
    const has = (tag: string): boolean => this.open.includes(tag);
    this.block.runs.push({ text, bold: has('strong'), italic: has('em'), underline: has('u') });
  }

  finish(): void {
    if (this.block) this.blocks.push(this.block);
    this.block = null;
  }

  private nextMarker(): string {
    const list = this.lists.at(-1);
    if (!list?.ordered) return '•';
    list.count += 1;
    return `${list.count}.`;
  }
}

/** The paragraphs, headings and items of a sanitised header, as the PDF draws them. */
export const headerBlocks = (html: string): HeaderBlock[] => {
  const reader = new BlockReader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.start(name, attributes['style']),
    onclosetag: (name) => reader.end(name),
    ontext: (text) => reader.text(text),
  });
  parser.end(html);
  reader.finish();
  return reader.blocks;
};
