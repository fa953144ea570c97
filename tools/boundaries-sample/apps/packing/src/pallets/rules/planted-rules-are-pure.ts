import { repository } from '../pallet.repository';
export const impure = repository;
