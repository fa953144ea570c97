import type { FittingGroup } from '@mullion/contracts';
import type { DrawnProduct } from './make-products';
import { panesOf, type Pane } from './panes';

type Sized = Pick<DrawnProduct, 'kind' | 'width_mm' | 'height_mm'>;
interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}
interface Part {
  readonly code: string;
  readonly description: string;
  /** How many go into a pane; none leaves the field out. */
  readonly count: (opens: Pane['opens'], size: Size) => number;
}

/** Above this a sash has a third hinge and a middle lock. */
const TALL_MM = 1_600;
const STRIKER_EVERY_MM = 700;
const BLOCKS_OF_FIXED = 12;
const BLOCKS_OF_SASH = 8;
const tall = ({ heightMm }: Size): number => (heightMm > TALL_MM ? 1 : 0);
const isSash = (opens: Pane['opens']): boolean => opens === 'tilt-turn' || opens === 'turn';
const perimeterM = ({ widthMm, heightMm }: Size): number => Math.round((2 * (widthMm + heightMm)) / 100) / 10;
const only = (kind: Pane['opens'], count: number) => (opens: Pane['opens']) => (opens === kind ? count : 0);
const sashes = (count: (size: Size) => number) => (opens: Pane['opens'], size: Size) =>
  isSash(opens) ? count(size) : 0;

/** In the order in which they are mounted. */
const parts: readonly Part[] = [
  { code: 'V-2210', description: 'Viršutinis lankstas', count: sashes(() => 1) },
  { code: 'V-2212', description: 'Vidurinis lankstas', count: sashes(tall) },
  { code: 'V-2214', description: 'Apatinis lankstas', count: sashes(() => 1) },
  { code: 'Z-110', description: 'Užraktas, varčia iki 1 600', count: sashes((size) => 1 - tall(size)) },
  { code: 'Z-115', description: 'Užraktas su vidurine pavara', count: sashes(tall) },
  { code: 'Z-118', description: 'Kampinė pavara', count: sashes(() => 2) },
  { code: 'Z-131', description: 'Atverčiama žirklė 600', count: only('tilt-turn', 1) },
  {
    code: 'Z-140',
    description: 'Atmušėjas',
    count: sashes((size) => 2 + Math.floor(size.heightMm / STRIKER_EVERY_MM)),
  },
  { code: 'R-040', description: 'Rankena su raktu, sidabro', count: only('tilt-turn', 1) },
  { code: 'R-030', description: 'Rankena, sidabro', count: only('turn', 1) },
  { code: 'W-500', description: 'Stumdomos varčios vežimėlis', count: only('slide', 2) },
  { code: 'W-510', description: 'Stumdomos varčios bėgis', count: only('slide', 1) },
  { code: 'R-080', description: 'Stumdomos varčios rankena', count: only('slide', 1) },
  { code: 'D-310', description: 'Durų lankstas 3D', count: only('door', 3) },
  { code: 'D-410', description: 'Durų spyna, trys taškai', count: only('door', 1) },
  { code: 'D-420', description: 'Cilindras 35/45', count: only('door', 1) },
  { code: 'D-430', description: 'Durų rankena, pora', count: only('door', 1) },
  { code: 'D-510', description: 'Aliuminis slenkstis', count: only('door', 1) },
  { code: 'S-300', description: 'Sandariklis, m', count: (_opens, size) => perimeterM(size) },
  {
    code: 'T-012',
    description: 'Stiklinimo kaladėlė',
    count: (opens) => (opens === 'fixed' ? BLOCKS_OF_FIXED : BLOCKS_OF_SASH),
  },
  { code: 'U-020', description: 'Uždengimo dangtelis', count: (opens) => (opens === 'fixed' ? 0 : 4) },
];

/** What a demo product is fitted with, by the way its parts open and by their size. */
export const makeFittings = (product: Sized): FittingGroup[] => {
  const panes = panesOf(product);
  return parts.flatMap(({ code, description, count }) => {
    const fittings = panes.flatMap(({ field, opens, share }) => {
      const quantity = count(opens, { widthMm: product.width_mm * share, heightMm: product.height_mm });
      return quantity > 0 ? [{ field, quantity }] : [];
    });
    return fittings.length > 0 ? [{ code, description, fittings }] : [];
  });
};
