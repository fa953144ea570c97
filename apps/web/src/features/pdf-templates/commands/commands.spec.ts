import { pdfTemplateFields, type PdfTemplate } from '@mullion/contracts';
import { alignParts, boundsOf, copyParts, distributeParts, moveParts, removeParts, resizePart } from './arrange-parts';
import { newPart } from './new-part';
import { gapsOf, snapEdge, snapMove } from './snap';
import {
  commandBetween,
  documentOf,
  fieldsOf,
  templateRules,
  type Part,
  type TemplateCommand,
  type TemplateDocument,
} from './template-document';

const template = (over: object = {}, version = 1): PdfTemplate =>
  ({
    ...pdfTemplateFields.parse({ name: 'Etiketė', width: 100, height: 60, ...over }),
    id: 1,
    company_id: 1,
    version,
    created_at: '2026-11-23T10:00:00.000Z',
    updated_at: '2026-11-23T10:00:00.000Z',
  }) as unknown as PdfTemplate;
const box = (x1: number, y1: number, width = 10, height = 10): Part => ({ kind: 'box', x1, y1, width, height });
const partsOf = (...boxes: Part[]) => new Map(boxes.map((part, index) => [`b${index}`, part]));
const applied = (document: TemplateDocument, command: TemplateCommand | null): TemplateDocument => {
  const result = templateRules.apply(document, command as TemplateCommand);
  if ('refusal' in result) throw new Error(result.refusal.join(', '));
  return result.document;
};

describe('a template as a document', () => {
  const stored = template({
    texts: [{ key: 'a', text: '{{order}}' }, { text: 'be vardo' }],
    qr_codes: [{ x1: 5 }],
    images: [{ id: 3 }],
  });
  const document = documentOf({
    ...stored,
    images: [{ ...stored.images[0], image_name: 'ženklas.jpg', location: 'data:,' }],
  } as never);

  it('names parts that have no key by their place, and is sent back whole', () => {
    expect([...document.parts.keys()]).toEqual(['image-0', 'qr-0', 'a', 'text-1']);
    expect(document.pictures.get(3)).toEqual({ name: 'ženklas.jpg', location: 'data:,' });
    const sent = pdfTemplateFields.parse(fieldsOf(document));
    expect(sent).toMatchObject({
      name: 'Etiketė',
      texts: [{ key: 'a' }, { key: 'text-1' }],
      qr_codes: [{ key: 'qr-0', x1: 5 }],
      images: [{ id: 3 }],
    });
    expect(documentOf({ ...stored, ...sent, images: [] } as never).parts.get('a')).toEqual(document.parts.get('a'));
  });

  it('two people change different parts, and each keeps what they did; of the same part the first stays', () => {
    const mine = commandBetween('move', document, {
      ...document,
      parts: moveParts(document.parts, ['a', 'text-1'], 5, 0),
    });
    const theirs = applied(
      document,
      commandBetween('edit', document, { ...document, parts: moveParts(document.parts, ['a'], 0, 7) }),
    );
    const newest = { ...theirs, version: 2 };
    expect(templateRules.apply(newest, mine as TemplateCommand)).toEqual({ refusal: ['a'] });
    const rest = templateRules.rest?.(newest, mine as TemplateCommand) ?? null;
    const both = applied(newest, rest);
    expect(both.parts.get('a')).toMatchObject({ x1: 0, y1: 7 });
    expect(both.parts.get('text-1')).toMatchObject({ x1: 5, y1: 0 });
    expect(
      templateRules.rest?.(newest, {
        ...(mine as TemplateCommand),
        parts: (mine as TemplateCommand).parts.slice(0, 1),
      }),
    ).toBeNull();
  });

  it('what is done, taken back and joined comes to the same', () => {
    const first = commandBetween('add', document, {
      ...document,
      parts: new Map([...document.parts, ['n', box(1, 1)]]),
    }) as TemplateCommand;
    const then = applied(document, first);
    const second = commandBetween('page', then, {
      parts: moveParts(then.parts, ['n'], 2, 2),
      measures: { ...then.measures, width: 80 },
    }) as TemplateCommand;
    const end = applied(then, second);
    expect(applied(document, templateRules.merge(first, second))).toEqual(end);
    expect(applied(applied(end, templateRules.inverse(second)), templateRules.inverse(first))).toEqual(document);
    // twice is once
    expect(applied(end, second)).toBe(end);
    // added and removed again is nothing
    const gone = commandBetween('remove', then, { ...then, parts: removeParts(then.parts, ['n']) }) as TemplateCommand;
    expect(templateRules.merge(first, gone)?.parts).toEqual([]);
    expect(commandBetween('edit', end, end)).toBeNull();
  });

  it('PDT-01 new parts have the sizes of the specification, and no more than the label', () => {
    expect(newPart('text', { width: 100, height: 60 })).toMatchObject({
      x1: 0,
      y1: 0,
      width: 50,
      height: 50,
      font_size: 12,
      align: 'L',
    });
    expect(newPart('qr', { width: 30, height: 20 })).toMatchObject({ width: 30, height: 20, content: '{{barcode}}' });
  });
});

describe('arranging', () => {
  const parts = partsOf(box(10, 5), box(30, 20, 20, 5), box(90, 40));
  const keys = ['b0', 'b1', 'b2'];
  const xs = (all: ReadonlyMap<string, Part>) => [...all.values()].map((part) => part.x1);
  const room = { width: 100, height: 60 };

  it('PDT-01 puts edges and middles on one line; one alone in its label', () => {
    expect(xs(alignParts(parts, keys, 'left', room))).toEqual([10, 10, 10]);
    expect(xs(alignParts(parts, keys, 'right', room))).toEqual([90, 80, 90]);
    expect(xs(alignParts(parts, keys, 'center', room))).toEqual([50, 45, 50]);
    expect([...alignParts(parts, keys, 'bottom', room).values()].map((part) => part.y1)).toEqual([40, 45, 40]);
    expect(alignParts(parts, ['b0'], 'center', room).get('b0')).toMatchObject({ x1: 45, y1: 5 });
    expect(alignParts(parts, [], 'left', room)).toBe(parts);
  });

  it('PDT-01 makes gaps equal and leaves the outermost', () => {
    expect(xs(distributeParts(parts, keys, 'x'))).toEqual([10, 45, 90]);
    expect(distributeParts(parts, ['b0', 'b1'], 'x')).toBe(parts);
  });

  it('moves together, in tenths, and never off the paper to the left or above', () => {
    expect(xs(moveParts(parts, ['b0', 'b1'], -20, 0))).toEqual([0, 20, 90]);
    expect(moveParts(parts, ['b0'], 0.1, -0.1).get('b0')).toMatchObject({ x1: 10.1, y1: 4.9 });
    expect(boundsOf([...parts.values()])).toEqual({ x: 10, y: 5, width: 90, height: 45 });
  });

  it('pulls edges and corners, and leaves a millimetre', () => {
    expect(resizePart(box(10, 10), 'se', 5, -3)).toMatchObject({ x1: 10, y1: 10, width: 15, height: 7 });
    expect(resizePart(box(10, 10), 'nw', -20, 50)).toMatchObject({ x1: 0, y1: 19, width: 20, height: 1 });
  });

  it('copies beside the original', () => {
    const { parts: all, keys: made } = copyParts(parts, ['b0'], () => 'new');
    expect(made).toEqual(['new']);
    expect(all.get('new')).toMatchObject({ x1: 12, y1: 7 });
  });
});

describe('snapping', () => {
  const others = [
    { x: 0, y: 0, width: 100, height: 60 },
    { x: 50, y: 10, width: 20, height: 20 },
  ];
  it('PDT-01 meets edges and middles of others first, else whole millimetres', () => {
    expect(snapMove({ x: 39.4, y: 33.3, width: 10, height: 5 }, others, 1)).toEqual({
      byX: expect.closeTo(0.6),
      byY: expect.closeTo(-0.3),
      guides: [{ axis: 'x', at: 50 }],
    });
    expect(snapMove({ x: 20, y: 28.6, width: 10, height: 2.6 }, others, 1).guides).toEqual([{ axis: 'y', at: 30 }]);
    expect(snapEdge('x', 70.4, others, 1)).toEqual({ by: expect.closeTo(-0.4), guide: { axis: 'x', at: 70 } });
    expect(snapEdge('x', 80.4, others, 1)).toEqual({ by: expect.closeTo(-0.4), guide: null });
  });
  it('shows the gap to what stands beside', () => {
    expect(gapsOf({ x: 10, y: 12, width: 30, height: 5 }, others.slice(1))).toEqual([
      { axis: 'x', from: 40, to: 50, at: 14.5 },
    ]);
    expect(gapsOf({ x: 10, y: 40, width: 30, height: 5 }, others.slice(1))).toEqual([]);
  });
});
