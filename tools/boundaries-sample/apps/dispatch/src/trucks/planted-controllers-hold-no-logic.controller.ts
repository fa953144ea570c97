import { rows } from './truck.repository';
export const answered = rows;
