import { workInputs, type OperationRule, type WorkInput } from '@mullion/contracts';

/**
 * Code, description, load a day in minutes, works before production proper, after whom, and what it works by. The route
 * goes by rising codes.
 */
export const demoWorkCenters = [
  ['10-PRJ', 'Projektavimas ir užsakymo paruošimas', 240, true, [], workInputs],
  ['20-MED', 'Medžiagų paruošimas', 240, true, ['10-PRJ'], ['sizes', 'kind', 'wood', 'fittings']],
  ['40-PJO', 'Pjovimas ir frezavimas', 720, false, ['10-PRJ', '20-MED'], ['sizes', 'kind', 'wood']],
  ['50-RIN', 'Rėmų rinkimas', 720, false, ['40-PJO'], ['sizes', 'kind', 'wood']],
  ['60-DAZ', 'Dažymas', 720, false, ['50-RIN'], ['paint']],
  ['70-FUR', 'Furnitūros montavimas', 720, false, ['50-RIN', '60-DAZ'], ['kind', 'fittings']],
  ['75-STK', 'Stiklo paketų patikra', 360, false, ['70-FUR'], ['sizes', 'kind']],
  ['80-ISK', 'Įstiklinimas', 720, false, ['75-STK'], ['sizes', 'kind']],
  ['90-KON', 'Galutinė kontrolė', 360, false, ['80-ISK'], workInputs],
] as const satisfies readonly (readonly [string, string, number, boolean, readonly string[], readonly WorkInput[]])[];
export type DemoCode = (typeof demoWorkCenters)[number][0];

/** Minutes, for a piece or a square metre. */
const minutes: Readonly<Record<DemoCode, readonly [number, OperationRule['unit']]>> = {
  '10-PRJ': [4, 'piece'],
  '20-MED': [9, 'piece'],
  '40-PJO': [18, 'piece'],
  '50-RIN': [22, 'piece'],
  '60-DAZ': [16, 'm2'],
  '70-FUR': [16, 'piece'],
  '75-STK': [2.5, 'm2'],
  '80-ISK': [9, 'm2'],
  '90-KON': [5, 'piece'],
};

/** Only wood is painted; an addition is cut, painted and looked at. */
const goesTo = (type: string, code: DemoCode): boolean => {
  if (code === '60-DAZ' && !/^(Med|timber)/.test(type)) return false;
  return !/priedas/.test(type) || !['75-STK', '50-RIN', '70-FUR', '80-ISK'].includes(code);
};
/** Sliding doors are made one by one: nobody has said yet how long they take, so their types have no rule. */
const isEstimated = (type: string): boolean => !/stumdom/.test(type);

/** The operation rules of the demo's product types. */
export const demoRules = (types: readonly string[], idOf: (code: DemoCode) => number): OperationRule[] =>
  types.filter(isEstimated).flatMap((product_type) =>
    demoWorkCenters
      .filter(([code]) => goesTo(product_type, code))
      .map(([code]) => ({
        product_type,
        work_center_id: idOf(code) as OperationRule['work_center_id'],
        minutes: minutes[code][0],
        unit: minutes[code][1],
      })),
  );
