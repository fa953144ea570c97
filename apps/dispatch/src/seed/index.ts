import type { SeedContext } from '@mullion/server-testing';
import { seedReturnables } from './seed-returnables';

const vehicles = [
  { make: 'Volvo FH 460', number_plate: 'LNG 412', trailer_number_plate: 'KD 118', driver: 'Vytautas Jankus' },
  { make: 'DAF XF 480', number_plate: 'LRS 903', trailer_number_plate: 'KD 205', driver: 'Rasa Šimkutė' },
  { make: 'Scania R 450', number_plate: 'MBT 077', trailer_number_plate: 'KF 031', driver: 'Žilvinas Ąžuolas' },
];

/** The demo companies' vehicles, and the pallets and stillages that their customers have. */
export const seed = async (context: SeedContext): Promise<void> => {
  const database = context.database('dispatch');
  await database.transaction(null, async (tx) => {
    for (const companyId of [1, 7]) {
      for (const vehicle of vehicles) {
        await tx.query(
          `INSERT INTO vehicles (company_id, make, number_plate, trailer_number_plate, driver) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
          [companyId, vehicle.make, vehicle.number_plate, vehicle.trailer_number_plate, vehicle.driver],
        );
      }
    }
  });
  for (const companyId of [1, 7]) await seedReturnables(context, companyId);
};
