import { palletRow } from '../../entities/pallet/pallet-row';
export const rows = palletRow;
