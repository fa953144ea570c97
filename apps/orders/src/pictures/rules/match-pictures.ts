/** An order that pictures may be of. */
export interface PicturedOrder {
  readonly id: number;
  readonly number: string;
}
export interface PicturedProduct {
  readonly id: number;
  readonly order_id: number;
  readonly position: string;
}
export interface PictureMatch {
  readonly file: string;
  readonly order: PicturedOrder;
  readonly position: string;
  readonly productIds: readonly number[];
}
export interface PictureFault {
  readonly file: string;
  readonly code: 'pictures.ambiguous' | 'pictures.same_position';
  readonly params: Readonly<Record<string, string>>;
}
export interface PictureMatches {
  readonly matched: readonly PictureMatch[];
  readonly unmatched: readonly string[];
  readonly faults: readonly PictureFault[];
}

interface Reading {
  readonly order: string;
  readonly position: string;
}

/** Names with more parts than this are not read further. */
const MOST_PARTS = 12;
const between = /[/_\-. ]+/g;
const orderKey = (text: string): string => text.trim().toLowerCase();
/** File names cannot hold every sign that positions do: `10 / 2` is `10-2`, `10_2` or `10 2` there. */
const positionKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const withoutEnding = (path: string): string => path.replace(/\.[^./]+$/, '');

/**
 * Every order and position that a name may mean: `26-0405/L1.png`, `26-0405_L1.png`, `any folder/26-0405 L1.png`; with
 * a chosen order `L1.png` too. Numbers with a slash may be folders or have a low line in its place.
 */
export const readingsOfName = (path: string, chosen: string | null): Reading[] => {
  const parts = withoutEnding(path).split('/').slice(-MOST_PARTS);
  const readings: Reading[] = chosen === null ? [] : [{ order: chosen, position: parts.at(-1) ?? '' }];
  for (let from = 0; from < parts.length; from += 1) {
    const text = parts.slice(from).join('/');
    for (const { index, 0: sign } of [...text.matchAll(between)].slice(-MOST_PARTS)) {
      const [order, position] = [text.slice(0, index), text.slice(index + sign.length)];
      if (order === '' || position === '') continue;
      readings.push({ order, position });
      if (order.includes('_')) readings.push({ order: order.replaceAll('_', '/'), position });
    }
  }
  return readings;
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

/** Which products each file is a picture of; all of a position have the same. */
export const matchPictures = (
  files: readonly string[],
  orders: readonly PicturedOrder[],
  products: readonly PicturedProduct[],
  chosen: string | null,
): PictureMatches => {
  const byNumber = new Map(orders.map((order) => [orderKey(order.number), order]));
  const byPosition = groupBy(products, ({ order_id, position }) => `${order_id} ${positionKey(position)}`);
  const found = files.map((file) => {
    const meant = readingsOfName(file, chosen).flatMap(({ order: number, position }) => {
      const order = byNumber.get(orderKey(number));
      const own = order && byPosition.get(`${order.id} ${positionKey(position)}`);
      return order && own ? targetsOf(order, own, position) : [];
    });
    return {
      file,
      meant: [...new Map(meant.map((target) => [`${target.order.id} ${target.position}`, target])).values()],
    };
  });
  const single = found.flatMap(({ file, meant }) =>
    meant.length === 1 ? meant.map((target) => ({ file, ...target })) : [],
  );
  const taken = groupBy(single, ({ order, position }) => `${order.id} ${position}`);
  return {
    matched: [...taken.values()].flatMap((matches) => (matches.length === 1 ? matches : [])),
    unmatched: found.flatMap(({ file, meant }) => (meant.length === 0 ? [file] : [])),
    faults: [
      ...found.flatMap(({ file, meant }) =>
        meant.length > 1
          ? [
              fault(file, 'pictures.ambiguous', {
                names: meant.map(({ order, position }) => `${order.number} ${position}`).join(', '),
              }),
            ]
          : [],
      ),
      ...[...taken.values()].flatMap((matches) =>
        matches.length === 1
          ? []
          : matches
              .slice(1)
              .map(({ file }) => fault(file, 'pictures.same_position', { other: matches[0]?.file ?? '' })),
      ),
    ],
  };
};

const fault = (file: string, code: PictureFault['code'], params: PictureFault['params']): PictureFault => ({
  file,
  code,
  params,
});

/**
 * Positions that are written alike but for signs, `1-2` and `1/2`, are told apart by the name where it has the same
 * signs.
 */
const targetsOf = (
  order: PicturedOrder,
  own: readonly PicturedProduct[],
  written: string,
): Omit<PictureMatch, 'file'>[] => {
  const positions = groupBy(own, ({ position }) => position);
  const exact = positions.has(written) ? [written] : [...positions.keys()];
  return exact.map((position) => ({
    order,
    position,
    productIds: (positions.get(position) ?? []).map(({ id }) => id),
  }));
};
