import type { Product } from '@mullion/contracts';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredProduct } from './product';

@Entity({ name: 'products', schema: 'orders' })
@Index('products_barcode', ['company_id', 'barcode'], { unique: true })
@Index('products_order', ['order_id', 'id'])
@Index('products_barcode_end', { synchronize: false })
@Index('products_barcode_middle', { synchronize: false })
@Index('products_remake', ['company_id', 'remake_id'], { unique: true, where: 'remake_id IS NOT NULL' })
export class ProductEntity implements StoredProduct {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  @Column('integer') order_id: number;
  // by name: slices do not import each other's entities
  @ManyToOne('OrderEntity')
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'products_order_id_fkey' })
  order?: unknown;
  @Column('varchar', { length: 64 }) position: string;
  @Column({ type: 'varchar', length: 64, collation: 'C' }) barcode: string;
  @Column('varchar', { length: 191, nullable: true }) type: string | null;
  @Column('smallint') category: Product['category'];
  @Column('integer') width_mm: number;
  @Column('integer') height_mm: number;
  @Column('integer') depth_mm: number;
  @Column('numeric', { precision: 8, scale: 1 }) weight_kg: number;
  @Column('numeric', { precision: 10, scale: 3 }) area_m2: number;
  @Column('integer', { default: 0 }) status: number;
  @Column('integer', { default: 0 }) manual_status: number;
  @Column('integer', { default: 0 }) manual_production_version: number;
  @Column('integer', { default: 0 }) production_status: number;
  @Column('integer', { default: 0 }) production_version: number;
  @Column('boolean', { default: false }) can_be_flipped: boolean;
  @Column('varchar', { length: 2000, nullable: true }) comment: string | null;
  @Column('varchar', { length: 64, nullable: true }) part_of: string | null;
  @Column('varchar', { length: 64, nullable: true }) divider: string | null;
  @Column('date', { nullable: true }) completion_date: string | null;
  @Column('varchar', { length: 64, nullable: true }) image: string | null;
  @Column('varchar', { length: 64, nullable: true }) fittings: string | null;
  @Column('integer', { nullable: true }) pallet_id: number | null;
  @Column('timestamptz', { nullable: true }) loaded_at: Date | null;
  @Column('integer', { default: 0 }) placement_version: number;
  @Column('integer', { nullable: true }) departed_truck_id: number | null;
  @Column('integer', { nullable: true }) departure: number | null;
  @Column('timestamptz', { nullable: true }) departed_at: Date | null;
  @Column('timestamptz', { nullable: true }) delivered_at: Date | null;
  @Column('integer', { nullable: true }) remake_of: number | null;
  @Column('integer', { nullable: true }) remade_by: number | null;
  @Column('uuid', { nullable: true }) remake_id: string | null;
  @Column('boolean', { default: false }) removing: boolean;
  @Column('integer', { default: 1 }) version: number;
  @Column('integer', { default: 1 }) record_version: number;
  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at: Date;
}
