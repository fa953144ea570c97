import type { PlacedProductDto } from '@mullion/contracts';
import { useAppSelector } from '../../../kits/api/store';
import { carriedWith, type Carried } from './carried';
import type { PlanningData } from '../commands/planning-data';
import { selectPlanning } from '../document/planning-slice';

/** What may go along with a product as things are chosen now. */
export const useCarried = (
  data: PlanningData,
  products: ReadonlyMap<number, PlacedProductDto>,
): ((product: PlacedProductDto) => Carried) => {
  const { selectedProduct, moreProducts } = useAppSelector(selectPlanning);
  const chosen = [...(selectedProduct === null ? [] : [selectedProduct]), ...moreProducts].flatMap(
    (id) => products.get(id) ?? [],
  );
  return (product) => carriedWith(data, product, chosen);
};
