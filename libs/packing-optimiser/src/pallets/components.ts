import type { PalletInstance } from './pallet-instance';
import { groupKeyOf } from './sort-out';

/**
 * Parts of an instance whose products never share a pallet: a stop each, as a rule. Pallets, split orders and deck area
 * add up over them, so each is searched for itself. Sets and open pallets that reach over several stops keep those
 * together.
 */
export function componentsOf(instance: PalletInstance): PalletInstance[] {
  const parents = new Map<string, string>();
  const rootOf = (key: string): string => {
    const parent = parents.get(key);
    if (parent === undefined || parent === key) return key;
    const root = rootOf(parent);
    parents.set(key, root);
    return root;
  };
  const join = (a: string, b: string): void => void parents.set(rootOf(a), rootOf(b));
  const palletOf = new Map(instance.fixed.map((f) => [f.productId, f.palletKey]));
  const keys = instance.products.map((product) => {
    const key = `group ${groupKeyOf(product, instance.settings)}`;
    if (product.partOf !== null) join(key, `set ${product.partOf}`);
    const pallet = palletOf.get(product.id);
    if (pallet !== undefined) join(key, `pallet ${pallet}`);
    return key;
  });
  const productsOf = new Map<string, PalletInstance['products'][number][]>();
  instance.products.forEach((product, n) => {
    const root = rootOf(keys[n]!);
    const products = productsOf.get(root);
    if (products) products.push(product);
    else productsOf.set(root, [product]);
  });
  return [...productsOf.values()].map((products) => {
    const ids = new Set(products.map(({ id }) => id));
    return { ...instance, products, fixed: instance.fixed.filter((f) => ids.has(f.productId)) };
  });
}
