import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredContact } from './customer';
import { CustomerEntity } from './customer.entity';

@Entity({ name: 'contacts', schema: 'orders' })
@Index('contacts_customer', ['customer_id'])
export class ContactEntity implements StoredContact {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  @Column('integer') customer_id: number;
  @ManyToOne(() => CustomerEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id', foreignKeyConstraintName: 'contacts_customer_id_fkey' })
  customer?: CustomerEntity;
  @Column('varchar', { length: 191 }) name: string;
  @Column('varchar', { length: 320, nullable: true }) email: string | null;
  @Column('varchar', { length: 191, nullable: true }) mobile: string | null;
  @Column('boolean', { default: false }) notify: boolean;
  @Column('integer', { default: 1 }) version: number;
}
