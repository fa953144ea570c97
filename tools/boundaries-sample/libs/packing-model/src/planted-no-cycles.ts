import { second } from './planted-no-cycles-back';
export const first = () => second();
