import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which orders stand on a truck, and how far its departures have been applied, so that late ones are dropped. */
@Entity({ name: 'trucks', schema: 'orders' })
export class TruckCopyEntity {
  @PrimaryColumn('integer') id: number;
  @Column('integer') company_id: number;
  @Column('integer', { default: 0 }) version: number;
  @Column('integer', { array: true, default: [] }) order_ids: number[];
  @Column('boolean', { default: false }) removed: boolean;
  /** The newest departure that is taken back; earlier ones are as well. */
  @Column('integer', { default: 0 }) recalled_departure: number;
}
