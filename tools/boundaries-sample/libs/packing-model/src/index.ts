import { palletId } from '../../contracts/src/index';
export const inches = palletId;
