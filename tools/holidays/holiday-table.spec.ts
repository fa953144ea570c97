import { readFileSync } from 'node:fs';
import path from 'node:path';
import { holidayTable } from './holiday-table';

it('the holidays of production are those of the installed date-holidays; `npm run holidays` regenerates them', () => {
  const kept = readFileSync(path.join(__dirname, '../../apps/production/src/calendar/holidays.table.ts'), 'utf8');
  expect(kept).toBe(holidayTable());
});
