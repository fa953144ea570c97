import type { Company, InputOf, OutputOf, moveProduct as contract, PackingType } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { packingTypeById } from '../../packing-types/packing-types.queries';
import { withLoad } from '../../core/pallets/derive-pallet';
import { lockProductsAsSeen } from '../lock-product';
import { draftPallet, palletSpecOf } from '../../core/pallets/new-pallet';
import { refuseConfirmed, refuseLocked } from '../../core/pallets/pallet.policy';
import { palletWholeDto, placedProductDto, toLoad, toPackProduct } from '../../core/pallets/pallet.mapper';
import type { PalletState, ProductRow } from '../../core/pallets/pallet.row';
import { PalletWork } from '../../core/pallets/pallet-work';
import { landProduct } from '../rules/land-product';
import { lengthRuleOf, resize } from '../../core/rules/resize';
import { lowerOntoSupports } from '../../core/rules/lower-onto-supports';

type Body = InputOf<typeof contract>['body'];
type Answer = OutputOf<typeof contract>;

/** Specification 2.4: a temporary pallet is a metre long until something stands on it. */
const TEMPORARY_LENGTH_MM = 1000;

/** Moves one product between pallets, onto a new pallet, or off; one winner when two people move it at once. */
export const moveProduct = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<Answer>> => {
  const company = await companyOf(tools, call.context.company_id);
  const typeId = company.pref_packing_type;
  const type = body.temporary && typeId ? await packingTypeById(tools.database, company.id, typeId) : null;
  return tools.database.transaction(call, async (tx) => {
    const work = new PalletWork(tx, company, call.context);
    const pallets = await work.lock([body.moved_from, body.moved_to].filter((id) => id !== null));
    const seen = { id: params.id, palletId: body.moved_from, version: body.version };
    const [product] = (await lockProductsAsSeen(work, [seen])) as [ProductRow];
    const from = body.moved_from === null ? null : (pallets.get(body.moved_from) ?? null);
    if (from) refuseLocked(from.row);
    const target = body.moved_to === null ? null : pallets.get(body.moved_to);
    if (target === undefined) throw new AppError('pallet.not_found');
    if (target) refuseLocked(target.row);
    if (!target && !body.temporary && from) refuseConfirmed(from.row);
    return move({ work, company, type, call }, { product, from, target, body });
  });
};

const move = async (
  { work, company, type, call }: { work: PalletWork; company: Company; type: PackingType | null; call: CallInfo },
  { product, from, target, body }: { product: ProductRow; from: PalletState | null; target: PalletState | null; body: Body },
): Promise<Answer> => {
  const isSame = from !== null && from.row.id === target?.row.id;
  const left = from && without(from, product, work, isSame);
  const onto = isSame ? left : target;
  const touched: PalletState[] = [];
  if (onto) touched.push(PalletWork.outdated(land(onto, product, body, work)));
  const isEmptied = left !== null && !isSame && left.products.length === 0;
  if (left && !isSame && !isEmptied) touched.push(PalletWork.outdated(left));
  const written = await work.write(touched);
  if (!onto && body.temporary) written.unshift(...(await landOnNew({ work, company, type }, product, from, body)));
  const free = onto || body.temporary ? [] : await work.unplace([product]);
  if (isEmptied && left) await work.remove([left]);
  await work.recordPlacements();
  const moved = free[0] ?? written.flatMap((state) => state.products).find((row) => row.id === product.id);
  if (!moved) throw new Error(`product ${product.id} was lost in a move`);
  return {
    product: placedProductDto(moved),
    pallets: written.map((state) => palletWholeDto(state, call.context)),
    deleted: isEmptied && left ? [left.row.id as Answer['deleted'][number]] : [],
  };
};

/** What stays on the pallet: products that stood on the one that left come down, or the move is refused with their names. */
const without = (state: PalletState, product: ProductRow, work: PalletWork, isSame: boolean): PalletState => {
  const rule = lengthRuleOf(work.company, state.row.longest_length);
  const load = toLoad(state, work.company);
  const rest = lowerOntoSupports({ ...load, products: load.products.filter((p) => p.id !== product.id) }, { lengthRule: rule });
  if (rest.unplaceable.length > 0) {
    const names = rest.unplaceable.map((id) => work.known.get(id)?.barcode ?? String(id));
    throw new AppError('pallet.arrangement_broken', { pallet: state.row.id, products: names });
  }
  return withLoad(state, isSame ? rest.load : resize(load, rest.load, rule, false), work.known);
};

const land = (state: PalletState, product: ProductRow, body: Body, work: PalletWork): PalletState => {
  const rule = lengthRuleOf(work.company, state.row.longest_length);
  const place = body.place ? { xMm: body.place.x, yMm: body.place.y, zMm: body.place.z, isFlipped: body.place.is_flipped } : null;
  const before = toLoad(state, work.company);
  const landed = landProduct(before, toPackProduct(product), place, { rule, fullWidthMm: state.row.full_width });
  if ('violations' in landed) {
    const errors = landed.violations.map(({ code, params }) => ({ path: 'body.moved_to', code, params: { ...params } }));
    throw new AppError('pallet.no_room', { pallet: state.row.id, barcode: product.barcode }, { errors });
  }
  return withLoad(state, resize(before, landed.load, rule, landed.exact), work.known);
};

const landOnNew = async (
  { work, company, type }: { work: PalletWork; company: Company; type: PackingType | null },
  product: ProductRow,
  from: PalletState | null,
  body: Body,
): Promise<PalletState[]> => {
  const asked = { ...(from ? settingsOf(from) : {}), ...body.temporary };
  const spec = palletSpecOf(company, type, asked);
  const size = { length: body.temporary?.length ?? TEMPORARY_LENGTH_MM, width: spec.full_width };
  const longest = { ...spec, longest_length: Math.max(spec.longest_length, from?.row.longest_length ?? 0) };
  const over = { comment: body.temporary?.comment ?? null, dispatch_priority: body.temporary?.dispatch_priority ?? null };
  return work.create([draftPallet(company.id, longest, size, over)], (row) => land({ row, products: [] }, product, body, work));
};

/** A new pallet beside an old one gets the same settings. */
const settingsOf = ({ row }: PalletState): Partial<Body['temporary'] & object> => ({
  width: row.full_width,
  pallet_height: row.pallet_height,
  spacing_between: row.spacing_between,
  spacing_ends: row.spacing_ends,
  spacing_sides: row.spacing_sides,
  max_weight: row.max_weight,
  max_height: row.max_height,
});
