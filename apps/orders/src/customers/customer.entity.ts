import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredCustomer } from './customer';

@Entity({ name: 'customers', schema: 'orders' })
@Index('customers_name', { synchronize: false })
@Index('customers_folded', { synchronize: false })
@Index('customers_by_name', { synchronize: false })
@Index('customers_name_begin', { synchronize: false })
export class CustomerEntity implements StoredCustomer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  @Column('varchar', { length: 191, nullable: true }) type: string | null;
  @Column('varchar', { length: 191 }) name: string;
  @Column('varchar', { length: 191, nullable: true }) short_name: string | null;
  @Column('varchar', { length: 191, nullable: true }) code: string | null;
  @Column('varchar', { length: 191, nullable: true }) vat_number: string | null;
  @Column('varchar', { length: 320, nullable: true }) email: string | null;
  @Column('varchar', { length: 191, nullable: true }) phone: string | null;
  @Column('varchar', { length: 191, nullable: true }) mobile: string | null;
  @Column('varchar', { length: 191, nullable: true }) ref: string | null;
  @Column('integer', { nullable: true }) main_address_id: number | null;
  @Column('integer', { nullable: true }) default_delivery_address_id: number | null;
  @Column('integer', { nullable: true }) pref_packing_type_id: number | null;
  @Column('varchar', { length: 191, nullable: true }) pref_packing_type_name: string | null;
  @Column('varchar', { length: 191, nullable: true }) pricing: string | null;
  @Column('numeric', { precision: 5, scale: 1, default: 0 }) default_discount: number;
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at: Date;
}
