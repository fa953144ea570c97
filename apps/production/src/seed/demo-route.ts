import { operationStatus, orderStatus, productStatus } from '@mullion/contracts';

/** Code, description, load a day in minutes, works before production proper, and after whom. The route goes by rising codes. */
export const demoWorkCenters = [
  ['10-PRJ', 'Projektavimas ir užsakymo paruošimas', 480, true, []],
  ['20-MED', 'Medienos paruošimas', 960, true, ['10-PRJ']],
  ['30-STK', 'Stiklo paketų užsakymas', 480, true, ['10-PRJ']],
  ['40-PJO', 'Pjovimas ir frezavimas', 960, false, ['10-PRJ', '20-MED']],
  ['50-RIN', 'Rėmų rinkimas', 960, false, ['40-PJO']],
  ['60-DAZ', 'Dažymas', 1440, false, ['50-RIN']],
  ['70-FUR', 'Furnitūros montavimas', 960, false, ['50-RIN', '60-DAZ']],
  ['80-ISK', 'Įstiklinimas ir kontrolė', 960, false, ['70-FUR', '30-STK']],
] as const satisfies readonly (readonly [string, string, number, boolean, readonly string[]])[];
export type DemoCode = (typeof demoWorkCenters)[number][0];

export interface RoutedProduct {
  readonly id: number;
  readonly order_id: number;
  readonly type: string | null;
  readonly category: number;
  /** Of the product and of its order. */
  readonly status: number;
  readonly order_status: number;
}
export interface DemoOperation {
  readonly code: DemoCode;
  /** Minutes. */
  readonly amount: number;
  readonly status: number;
  readonly comment: string | null;
}

const MINUTES: Readonly<Record<DemoCode, number>> = {
  '10-PRJ': 4,
  '20-MED': 9,
  '30-STK': 3,
  '40-PJO': 18,
  '50-RIN': 22,
  '60-DAZ': 35,
  '70-FUR': 16,
  '80-ISK': 20,
};
const PREPARATION_FROM = 4;
/** One product in so many has something wrong with it. */
const PROBLEM_EVERY = 37;
const problems = ['Trūksta furnitūros', 'Pažeistas dažų sluoksnis', 'Neatitinka įstrižainė', 'Laukiama stiklo paketo'];

/** Where a product goes: only wood is planed and painted, an addition is cut and painted at most. */
const routeOf = ({ type, category }: RoutedProduct): DemoCode[] => {
  const isWood = /^Med/.test(type ?? '');
  const isAddition = category === 0;
  return demoWorkCenters
    .map(([code]) => code)
    .filter((code) => isWood || (code !== '20-MED' && code !== '60-DAZ'))
    .filter((code) => !isAddition || ['10-PRJ', '20-MED', '40-PJO', '60-DAZ'].includes(code));
};

const isPreparation = (code: DemoCode): boolean => demoWorkCenters.some(([one, , , preperation]) => one === code && preperation);

/** How many steps of its route a product has behind it; spread evenly by its id, so that a seed is the same every time. */
const stepsDone = (product: RoutedProduct, route: readonly DemoCode[]): number => {
  if (product.status >= productStatus.made) return route.length;
  const preparation = route.filter(isPreparation).length;
  if (product.order_status < orderStatus.inProduction) return product.order_id % (preparation + 1);
  return preparation + ((product.id * 7) % Math.max(1, route.length - preparation));
};

/** What a demo product has been through and what still lies before it; nothing before its preparation and once its order is made. */
export const demoOperations = (product: RoutedProduct): DemoOperation[] => {
  if (product.order_status < PREPARATION_FROM || product.order_status >= orderStatus.made) return [];
  const route = routeOf(product);
  const done = stepsDone(product, route);
  return route.map((code, step) => {
    const hasProblem = step === done && product.id % PROBLEM_EVERY === 0;
    const open = hasProblem ? operationStatus.problem : operationStatus.waiting;
    return {
      code,
      amount: MINUTES[code],
      status: step < done ? operationStatus.completed : open,
      comment: hasProblem ? (problems[(product.id / PROBLEM_EVERY) % problems.length] ?? null) : null,
    };
  });
};
