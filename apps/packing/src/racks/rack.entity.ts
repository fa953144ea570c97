import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'racks', schema: 'packing' })
export class RackEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  @Column('text') code: string;
  @Column('text') barcode: string;
  @Column('text', { default: '' }) zone: string;
  @Column('text', { default: '' }) place: string;
  @Column('integer', { default: 0 }) walking_order: number;
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at: Date;
}
