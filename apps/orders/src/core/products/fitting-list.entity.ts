import type { FittingGroup } from '@mullion/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Fittings by the SHA-256 of their canonical text: products that are fitted alike share one list. */
@Entity({ name: 'fitting_lists', schema: 'orders' })
export class FittingListEntity {
  @PrimaryColumn('integer') company_id: number;
  @PrimaryColumn('varchar', { length: 64 }) hash: string;
  @Column('jsonb') groups: FittingGroup[];
}
