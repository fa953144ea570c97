import {
  type ChangedField,
  type ChangeKind,
  hasRight,
  type ProductChange,
  type RequestContext,
  userTypes,
} from '@mullion/contracts';
import type { StoredProduct } from '../products/product';
import type { ProductSet } from '../products/product.repository';
import { type DoneWith, judgeChange } from '../rules/judge-change';

/** A product that would become another, or go. */
export interface AskedChange {
  readonly product: StoredProduct;
  readonly kind: ChangeKind;
  /** The line of a file; null outside of one. */
  readonly row: number | null;
  /** Its columns that would be others; none of what goes. */
  readonly set: ProductSet;
  /** What of its order would be other that it is made by; none of what goes. */
  readonly ofOrder?: ProductChange['fields'];
}

/** The same with what has been done with the product. */
export interface JudgedChange extends AskedChange {
  readonly change: ProductChange;
  readonly isOther: boolean;
  readonly isLocked: boolean;
  /** Names the state of its operations; null: it has none. */
  readonly workState: string | null;
}

const fieldOf: Readonly<Partial<Record<keyof StoredProduct, ChangedField>>> = {
  position: 'position',
  type: 'type',
  category: 'category',
  width_mm: 'width',
  height_mm: 'height',
  depth_mm: 'depth',
  weight_kg: 'weight',
  area_m2: 'area',
  can_be_flipped: 'can_be_flipped',
  comment: 'comment',
  part_of: 'part_of',
  fittings: 'fittings',
  image: 'picture',
};
/** A content hash says nothing to a person. */
const onlyNamed: ReadonlySet<ChangedField> = new Set(['fittings', 'picture']);

const fieldsOf = ({ product, set, ofOrder = [] }: AskedChange): ProductChange['fields'] => [
  ...Object.entries(set).flatMap(([name, to]) => {
    const field = fieldOf[name as keyof StoredProduct];
    if (!field) return [];
    const from = product[name as keyof StoredProduct];
    return [onlyNamed.has(field) ? { field, from: null, to: null } : { field, from, to }] as ProductChange['fields'];
  }),
  ...ofOrder,
];

/** Nothing of its own changes: only what all products of its order are made by. */
export const isOfOrderAlone = ({ kind, set }: Pick<AskedChange, 'kind' | 'set'>): boolean =>
  kind !== 'gone' && Object.keys(set).length === 0;
/** What is loaded or has left stays as it was made, whatever its order is called from now on: nobody is asked. */
export const isAsked = (judged: JudgedChange): boolean => judged.change.group !== 'fixed' || !isOfOrderAlone(judged);

const nowOf = ({ category, width_mm, height_mm, depth_mm, weight_kg, image }: StoredProduct): ProductChange['now'] => ({
  ...{ category, width: width_mm, height: height_mm, depth: depth_mm, weight: weight_kg, image },
});

export const judgeAsked = (
  asked: AskedChange,
  done: DoneWith,
  context: Pick<RequestContext, 'type' | 'rights'>,
): JudgedChange => {
  const fields = fieldsOf(asked);
  const { product, kind, row } = asked;
  const { isOther, isLocked, ...judged } = judgeChange({
    ...{ kind, fields: fields.map(({ field }) => field), own: product, done },
    mayDelete: hasRight(context, 'OP_DEL'),
    mayRemake: context.type <= userTypes.administrator,
  });
  const { barcode, position } = product;
  const change = {
    product_id: product.id as ProductChange['product_id'],
    barcode,
    position,
    now: nowOf(product),
    row,
    kind,
    fields,
    ...judged,
  };
  return { ...asked, isOther, isLocked, change, workState: done.work?.in_production ? done.work.state : null };
};
