import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the news of a truck have been applied, so that late ones are dropped. */
@Entity({ name: 'trucks', schema: 'orders' })
export class TruckCopyEntity {
  @PrimaryColumn('integer') id: number;
  @Column('integer') company_id: number;
  @Column('integer', { default: 0 }) version: number;
  /** The newest departure that is taken back; earlier ones are as well. */
  @Column('integer', { default: 0 }) recalled_departure: number;
}
