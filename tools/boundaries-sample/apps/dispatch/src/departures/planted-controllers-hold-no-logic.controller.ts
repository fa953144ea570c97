import { rows } from '../trucks/trucks.module';
export const answered = rows;
