import { list } from '../../app/list';
export const first = list[0];
