import {
  operationStatus,
  type CenterOrder,
  type CenterProduct,
  type CenterStop,
  type ChangedField,
  type ChangeNotice,
} from '@mullion/contracts';
import type { QueuedUnit } from './unit-queue';

type Noted = Pick<CenterProduct, 'change' | 'rework' | 'operation_id' | 'operation_status'>;

/** What has to be read of a unit before anything is done with it. */
export interface NoteToRead {
  readonly kind: 'change' | 'rework';
  /** Of every text that may have to be read at a work center. */
  readonly key: string;
}

export const keyOfChange = (id: number): string => `change ${id}`;

/** What changed, then why the unit comes again; null: nothing, or it was read here and is not known by the list yet. */
export const noteToRead = (
  { change, rework, operation_id: operation, operation_status: status }: Noted,
  readHere: ReadonlySet<string>,
): NoteToRead | null => {
  const notes: readonly (NoteToRead | false)[] = [
    change?.must_be_read === true && { kind: 'change', key: keyOfChange(change.id) },
    rework !== null && status !== operationStatus.started && { kind: 'rework', key: `rework ${operation}` },
  ];
  return notes.find((note): note is NoteToRead => note !== false && !readHere.has(note.key)) ?? null;
};

/** Units that somebody had in hand here when they changed, and that nobody has stopped yet; also those that are not their turn. */
export const unitsToStop = (orders: readonly CenterOrder[], readHere: ReadonlySet<string>): QueuedUnit[] =>
  orders.flatMap((order) =>
    order.products
      .filter((product) => product.change?.in_hand === true && noteToRead(product, readHere)?.kind === 'change')
      .map((product) => ({ order, product })),
  );

type Shape = Pick<CenterProduct, 'position' | 'type' | 'category' | 'width' | 'height' | 'depth' | 'image'>;
const ofShape: readonly ChangedField[] = ['position', 'type', 'category', 'width', 'height', 'depth'];

/** A product as its work center knew it. */
export const shapeBefore = <Product extends Shape>(product: Product, { fields, image }: ChangeNotice): Product => ({
  ...product,
  ...Object.fromEntries(fields.filter(({ field }) => ofShape.includes(field)).map(({ field, from }) => [field, from])),
  image,
});

/** So large that both stand side by side at one scale in a room, in pixels; `edge`: beside each drawing. */
export const sideBySide = (
  shapes: readonly Pick<Shape, 'width' | 'height'>[],
  room: { readonly width: number; readonly height: number },
  edge: number,
): { readonly width: number; readonly height: number }[] => {
  const free = { width: room.width - edge * shapes.length, height: room.height - edge };
  const widths = shapes.reduce((sum, { width }) => sum + width, 0);
  const scale = Math.max(
    0,
    Math.min(free.width / widths, free.height / Math.max(...shapes.map(({ height }) => height))),
  );
  return shapes.map(({ width, height }) => ({ width: width * scale + edge, height: height * scale + edge }));
};

/** Work centers that have to do something with it first. */
export const firstAt = ({ awaits }: Pick<CenterProduct, 'awaits'>, centers: readonly CenterStop[]): CenterStop[] =>
  centers.filter(({ id }) => awaits.includes(id));
