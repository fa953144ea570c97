import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { holidayTable } from './holiday-table';

writeFileSync(path.join(process.cwd(), 'apps/production/src/calendar/holidays.table.ts'), holidayTable());
