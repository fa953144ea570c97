import type { Database } from '@mullion/server-kit';

/** Picture texts by hash; unknown hashes are left out. */
export const imagesByHash = async (database: Database, companyId: number, hashes: readonly string[]): Promise<Record<string, string>> => {
  if (hashes.length === 0) return {};
  const rows = await database.read<{ hash: string; svg: string }>(
    'SELECT hash, svg FROM orders.images WHERE company_id = $1 AND hash = ANY($2)',
    [companyId, hashes],
  );
  return Object.fromEntries(rows.map((row) => [row.hash, row.svg]));
};

/** Pictures of products, each once. */
export const imagesOf = (
  database: Database,
  companyId: number,
  products: readonly { readonly image: string | null }[],
): Promise<Record<string, string>> => imagesByHash(database, companyId, [...new Set(products.flatMap((product) => product.image ?? []))]);
