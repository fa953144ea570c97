import { palletEntity } from './pallet.entity';
export const repository = palletEntity;
