import { repository } from '../pallets/pallet.repository';
export const reachedInto = repository;
