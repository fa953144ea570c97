import { first } from './planted-no-cycles';
export const second = (): unknown => first();
