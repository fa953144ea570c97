import { palletEntity } from '../pallet.entity';
export const direct = palletEntity;
