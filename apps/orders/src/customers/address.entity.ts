import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredAddress } from './customer';
import { CustomerEntity } from './customer.entity';

@Entity({ name: 'addresses', schema: 'orders' })
@Index('addresses_customer', ['customer_id'])
export class AddressEntity implements StoredAddress {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  @Column('integer') customer_id: number;
  @ManyToOne(() => CustomerEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'addresses_customer_id_fkey' })
  customer?: CustomerEntity;
  @Column('varchar', { length: 2 }) country: string;
  @Column('varchar', { length: 191, nullable: true }) post_code: string | null;
  @Column('varchar', { length: 191 }) city: string;
  @Column('varchar', { length: 191, nullable: true }) street: string | null;
  @Column('varchar', { length: 191, nullable: true }) ref: string | null;
  @Column('varchar', { length: 191, nullable: true }) phone: string | null;
  @Column('integer', { default: 1 }) version: number;
}
