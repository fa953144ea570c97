import type { Database } from '@mullion/server-kit';

/** One answer over NATS holds 8 MB. */
const MOST_BYTES = 5_000_000;

/** Picture texts by hash, the first of them as far as one answer holds; unknown hashes are left out. */
export const imagesByHash = async (
  database: Database,
  companyId: number,
  hashes: readonly string[],
): Promise<Record<string, string>> => {
  if (hashes.length === 0) return {};
  const rows = await database.read<{ hash: string; svg: string }>(
    `SELECT hash, svg FROM (SELECT hash, svg, at, sum(length(svg)) OVER (ORDER BY at) AS bytes
       FROM orders.images JOIN unnest($2::text[]) WITH ORDINALITY AS asked (named, at) ON hash = named WHERE company_id = $1) AS found
     WHERE bytes <= $3 ORDER BY at`,
    [companyId, hashes, MOST_BYTES],
  );
  return Object.fromEntries(rows.map((row) => [row.hash, row.svg]));
};

/** Pictures of products, each once, as far as one answer holds. */
export const imagesOf = (
  database: Database,
  companyId: number,
  products: readonly { readonly image: string | null }[],
): Promise<Record<string, string>> =>
  imagesByHash(database, companyId, [...new Set(products.flatMap((product) => product.image ?? []))]);
