import { palletEntity } from './pallet.entity';
export const queries = palletEntity;
