import type { ChangeDecision, InputOf, RequestContext, routes } from '@mullion/contracts';
import type { ServiceTools, Tx } from '@mullion/server-kit';
import { decideByHand, isWorkedBy } from '../../core/changes/decide-by-hand';
import type { AskedChange, JudgedChange } from '../../core/changes/asked-change';
import type { DecidedChanges } from '../../core/rules/decide-changes';
import type { StoredProduct } from '../../core/products/product';
import { columnsOfEdit } from '../../core/products/product.mapper';
import { ProductRepository, type ProductSet } from '../../core/products/product.repository';
import { storeFittings } from '../../core/products/store-fittings';
import { changedOf } from './product-columns';
import { storePicture } from './store-picture';

type Edit = InputOf<typeof routes.updateProduct>['body'] & { readonly id: number };

export interface DecidedEdits {
  /** Products that stay as they are: kept, or made again instead. */
  readonly stays: ReadonlySet<number>;
  /** Whether these columns of a product were judged; others have changed in the meantime. */
  readonly wasJudged: (id: number, set: ProductSet) => boolean;
  /** What was decided, with the pictures of new units stored. */
  readonly decided: (tx: Tx, mostMb: number) => Promise<DecidedChanges<JudgedChange>>;
  readonly mustBeReserved: () => void;
}

const askedOf = (product: StoredProduct, edit: Edit): AskedChange => {
  const { barcode: _barcode, ...set } = changedOf(product, columnsOfEdit(edit));
  return { product, kind: 'changed', row: null, set };
};

/** What becomes of products that are edited, by what has been done with them. Errors as of `decideByHand`. */
export const decideEdits = async (
  { database, rpc }: Pick<ServiceTools, 'database' | 'rpc'>,
  context: RequestContext,
  edits: readonly Edit[],
): Promise<DecidedEdits> => {
  const rows = await new ProductRepository(database, context.company_id).many(edits.map(({ id }) => id));
  const editOf = new Map(edits.map((edit) => [edit.id, edit]));
  const asked = rows.flatMap((product) => {
    const edit = editOf.get(product.id);
    // the transaction refuses an old version with the current state
    return edit && (edit.version === undefined || edit.version === product.version) ? [askedOf(product, edit)] : [];
  });
  const decisions = edits.flatMap(({ id, decision: act, seen }): ChangeDecision[] =>
    act === undefined ? [] : [{ product_id: id as ChangeDecision['product_id'], act, seen }],
  );
  const columnsOf = new Map(asked.map(({ product, set }) => [product.id, Object.keys(set)]));
  const { decided, mustBeReserved } = await decideByHand(rpc, context, asked, () => decisions);
  const withPicture = async (tx: Tx, mostMb: number, one: JudgedChange): Promise<JudgedChange> => {
    const picture = editOf.get(one.product.id)?.picture;
    if (picture === undefined) return one;
    const image = await storePicture(tx, context.company_id, picture, mostMb);
    return { ...one, set: { ...one.set, image } };
  };
  return {
    wasJudged: (id, set) =>
      Object.keys(set)
        .filter(isWorkedBy)
        .every((column) => columnsOf.get(id)?.includes(column)),
    stays: new Set([...decided.kept, ...decided.remade].map(({ product }) => product.id)),
    decided: async (tx, mostMb) => {
      const fittings = decided.remade.flatMap(({ product }) => {
        const groups = editOf.get(product.id)?.fitting_groups;
        return groups === undefined ? [] : [groups];
      });
      await storeFittings(tx, context.company_id, fittings);
      const remade: JudgedChange[] = [];
      for (const one of decided.remade) remade.push(await withPicture(tx, mostMb, one));
      return { ...decided, remade };
    },
    mustBeReserved,
  };
};
