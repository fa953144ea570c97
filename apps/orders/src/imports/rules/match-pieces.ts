/** What a product and what a row asks for are compared by. */
export interface Piece {
  readonly position: string;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly depth_mm: number;
}

/** A product that an order has. */
export type KnownPiece<Shape extends Piece> = Shape & {
  readonly id: number;
  readonly barcode: string;
  /** How much has been done with it. */
  readonly done: number;
};

/** One product that a file asks for. */
export interface WantedPiece<Shape extends Piece> {
  readonly shape: Shape;
  /** Null: the file names none. */
  readonly barcode: string | null;
  /** Of these the file says nothing; then they stay. */
  readonly stays: ReadonlySet<string>;
}

export interface Match<Wanted, Known> {
  readonly pairs: readonly { readonly wanted: Wanted; readonly product: Known; readonly isExchanged: boolean }[];
  readonly added: readonly Wanted[];
  readonly gone: readonly Known[];
  /** What may mean one product or another that differ. */
  readonly unclear: readonly Wanted[];
  /** What names a barcode that no product of the order has, or has once more. */
  readonly unknown: readonly Wanted[];
}

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const leastDone = <Shape extends Piece>(a: KnownPiece<Shape>, b: KnownPiece<Shape>): number =>
  a.done - b.done || a.id - b.id;

/** What a row says nothing about, as a text. */
const silenceOf = ({ stays }: { readonly stays: ReadonlySet<string> }): string => [...stays].sort().join();

const measuresOf = ({ width_mm, height_mm, depth_mm }: Piece): string => [width_mm, height_mm, depth_mm].join();

/**
 * Which product each piece of a file means: the one with its barcode; else one with its mark that is all as the file
 * says; else one with its mark and measures; else one with its mark. Never by the order of rows or products: where
 * several are left that differ, nobody knows, and that is said. Of equal ones the most done stays and the least done
 * changes. Two marks that have changed places are found, so that nothing is remade.
 * @param names what is compared beside the mark
 */
export const matchPieces = <Shape extends Piece, Wanted extends WantedPiece<Shape>, Known extends KnownPiece<Shape>>(
  wanted: readonly Wanted[],
  products: readonly Known[],
  names: readonly (keyof Shape & string)[],
): Match<Wanted, Known> => {
  const keyOf = (shape: Shape, stays: ReadonlySet<string>): string =>
    JSON.stringify(names.map((name) => (stays.has(name) ? null : shape[name])));
  /**
   * Rows that say most first, so that those that say less leave them their products; then by what they say, whatever
   * their order in the file.
   */
  const mostSaid = (rows: readonly Wanted[]): Wanted[] =>
    rows
      .map((row) => ({ row, said: `${silenceOf(row)} ${keyOf(row.shape, row.stays)}` }))
      .sort((a, b) => a.row.stays.size - b.row.stays.size || (a.said < b.said ? -1 : Number(a.said > b.said)))
      .map(({ row }) => row);
  const areAlike = (shapes: readonly Shape[], stays: ReadonlySet<string>): boolean =>
    new Set(shapes.map((shape) => keyOf(shape, stays))).size <= 1;

  const left = new Set([...products].sort((a, b) => b.done - a.done || a.id - b.id));
  const paired = new Set<Wanted>();
  const byBarcode = new Map(products.map((product) => [product.barcode, product]));
  const pairs: { wanted: Wanted; product: Known }[] = [];
  const unknown: Wanted[] = [];
  const take = (one: Wanted, product: Known): void => {
    left.delete(product);
    paired.add(one);
    pairs.push({ wanted: one, product });
  };
  const named = wanted.filter(({ barcode }) => barcode !== null);
  for (const one of named) {
    const product = byBarcode.get(one.barcode ?? '');
    if (product && left.has(product)) take(one, product);
    else unknown.push(one);
  }

  const added = new Set<Wanted>();
  const unclear = new Set<Wanted>();
  const present = groupBy([...left], ({ position }) => position);
  /** Takes the products of a mark that are all as their rows say; gives the rows that are left. */
  const takeEqual = (ofFile: readonly Wanted[]): Wanted[] => {
    const pools = new Map<string, Map<string, Known[]>>();
    return mostSaid(ofFile).filter((one) => {
      const { shape, stays } = one;
      const silence = silenceOf(one);
      const pool = pools.get(silence) ?? groupBy(present.get(shape.position) ?? [], (product) => keyOf(product, stays));
      pools.set(silence, pool);
      const alike = pool.get(keyOf(shape, stays)) ?? [];
      let found = alike.shift();
      while (found && !left.has(found)) found = alike.shift();
      if (found) take(one, found);
      return found === undefined;
    });
  };
  /** Pairs what is left of a mark, or of its measures, when it does not matter which is which. */
  const pairAlike = (ofFile: readonly Wanted[], own: readonly Known[]): boolean => {
    const stays = ofFile[0]?.stays ?? new Set<string>();
    const shapes = ofFile.map(({ shape }) => shape);
    const isClear = new Set(ofFile.map(silenceOf)).size === 1 && areAlike(shapes, stays) && areAlike(own, stays);
    if (isClear) own.slice(0, ofFile.length).forEach((product, at) => take(ofFile[at] as Wanted, product));
    return isClear;
  };

  for (const [position, ofFile] of groupBy(
    wanted.filter(({ barcode }) => barcode === null),
    ({ shape }) => shape.position,
  )) {
    const own = (): Known[] => (present.get(position) ?? []).filter((product) => left.has(product)).sort(leastDone);
    const others = takeEqual(ofFile);
    const byMeasures = groupBy(own(), measuresOf);
    for (const [measures, ofMeasures] of groupBy(others, ({ shape }) => measuresOf(shape)))
      pairAlike(ofMeasures, byMeasures.get(measures) ?? []);
    const open = others.filter((one) => !paired.has(one));
    const rest = own();
    if (open.length === 0) continue;
    const isClear = rest.length === 0 || pairAlike(open, rest);
    for (const one of open) if (!paired.has(one)) (isClear ? added : unclear).add(one);
  }
  const isUnclear = new Set([...unclear].map(({ shape }) => shape.position));
  return {
    pairs: exchanged(pairs, keyOf),
    added: wanted.filter((one) => added.has(one)),
    gone: products.filter((product) => left.has(product) && !isUnclear.has(product.position)),
    unclear: wanted.filter((one) => unclear.has(one)),
    unknown,
  };
};

/** Two pieces that would become what the other is get each other's mark instead. */
const exchanged = <Shape extends Piece, Wanted extends WantedPiece<Shape>, Known extends KnownPiece<Shape>>(
  pairs: readonly { readonly wanted: Wanted; readonly product: Known }[],
  keyOf: (shape: Shape, stays: ReadonlySet<string>) => string,
): Match<Wanted, Known>['pairs'] => {
  const open = pairs
    .filter(({ wanted }) => wanted.barcode === null)
    .map(({ wanted, product }) => {
      const [is, becomes] = [keyOf(product, wanted.stays), keyOf(wanted.shape, wanted.stays)];
      return { wanted, product, is, becomes, silence: silenceOf(wanted) };
    })
    .filter(({ is, becomes }) => is !== becomes)
    .sort((a, b) => a.product.id - b.product.id);
  const waiting = groupBy(open, ({ silence, is, becomes }) => `${silence} ${is} ${becomes}`);
  const partner = new Map<Known, Wanted>();
  for (const one of open) {
    if (partner.has(one.product)) continue;
    const others = waiting.get(`${one.silence} ${one.becomes} ${one.is}`) ?? [];
    const other = others.find(({ product }) => !partner.has(product) && product.position !== one.product.position);
    if (!other) continue;
    partner.set(one.product, other.wanted);
    partner.set(other.product, one.wanted);
  }
  return pairs.map(({ wanted, product }) => {
    const other = partner.get(product);
    return { wanted: other ?? wanted, product, isExchanged: other !== undefined };
  });
};
