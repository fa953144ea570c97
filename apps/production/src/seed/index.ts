import type { SeedContext } from '@mullion/server-kit';

const manufacturers = [1, 7];

/** Code, description, load a day in minutes, works before production proper. */
const demoWorkCenters: readonly (readonly [string, string, number, boolean])[] = [
  ['PRJ', 'Projektavimas ir užsakymo paruošimas', 480, true],
  ['MED', 'Medienos paruošimas', 960, true],
  ['STK', 'Stiklo paketų užsakymas', 480, true],
  ['PJO', 'Pjovimas ir frezavimas', 960, false],
  ['RIN', 'Rėmų rinkimas', 960, false],
  ['DAZ', 'Dažymas', 1440, false],
  ['FUR', 'Furnitūros montavimas', 960, false],
  ['ISK', 'Įstiklinimas ir kontrolė', 960, false],
];

/** The work centers of the demo factory. Does nothing where they exist already. */
export const seed = async (context: SeedContext): Promise<void> => {
  await context.database('production').transaction(null, async (tx) => {
    for (const companyId of manufacturers) {
      for (const [code, description, maxLoad, preperation] of demoWorkCenters) {
        await tx.query(
          `INSERT INTO work_center (company_id, code, description, max_load, probability, preperation) VALUES ($1, $2, $3, $4, 100, $5)
           ON CONFLICT ON CONSTRAINT work_center_code DO NOTHING`,
          [companyId, code, description, maxLoad, preperation],
        );
      }
    }
  });
};
