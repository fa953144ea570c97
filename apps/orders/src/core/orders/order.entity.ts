import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredOrder } from './order';

const byHand = [
  'number',
  'search',
  'words',
  'truck',
  'contact',
  'delivery_address',
  'open',
  'by_status',
  'by_production_id',
  'by_offer_id',
  'by_customer_name',
  'by_address_line',
  'number_key',
  'number_end',
  ...['production_id', 'offer_id', 'customer_name', 'delivery_date', 'address_line', 'estimate_mm'].map(
    (c) => `by_${c}_desc`,
  ),
];
const sortIndexes = ['delivery_date', 'product_count', 'area_m2', 'pal_status', 'estimate_mm'];
/**
 * Index decorators need no class body: sort indexes as plain ones, those that TypeORM cannot express left to the
 * migration.
 */
const Indexes = (): ClassDecorator => (target) => {
  for (const column of sortIndexes) Index(`orders_by_${column}`, ['company_id', column, 'id'])(target);
  for (const name of byHand) Index(`orders_${name}`, { synchronize: false })(target);
};

@Entity({ name: 'orders', schema: 'orders' })
@Indexes()
@Index('orders_customer', ['customer_id'])
@Check('orders_have_a_number', `((COALESCE(production_id, offer_id, ''::character varying))::text <> ''::text)`)
export class OrderEntity implements StoredOrder {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  @Column('varchar', { length: 64, nullable: true }) offer_id: string | null;
  @Column('varchar', { length: 64, nullable: true }) production_id: string | null;
  @Column('integer', { nullable: true }) customer_id: number | null;
  @Column('varchar', { length: 191, nullable: true }) customer_name: string | null;
  @Column('integer', { nullable: true }) contact_id: number | null;
  @Column('date', { nullable: true }) delivery_date: string | null;
  @Column('date', { nullable: true }) delivery_date_before: string | null;
  @Column('timestamptz', { nullable: true }) delivery_date_moved_at: Date | null;
  @Column('varchar', { length: 6, nullable: true }) week: string | null;
  @Column('integer', { nullable: true }) delivery_address_id: number | null;
  @Column('varchar', { length: 800, nullable: true }) address_line: string | null;
  @Column('varchar', { length: 191, nullable: true }) customer_order_number: string | null;
  @Column('varchar', { length: 320, nullable: true }) manager_email: string | null;
  @Column('integer', { default: 0 }) status: number;
  @Column('integer', { default: 0 }) manual_status: number;
  @Column('integer', { default: 0 }) manual_production_version: number;
  @Column('integer', { default: 0 }) preparation_status: number;
  @Column('integer', { default: 0 }) preparation_version: number;
  @Column('integer', { default: 0 }) production_status: number;
  @Column('integer', { default: 0 }) production_version: number;
  @Column('boolean', { default: false }) all_loaded: boolean;
  @Column('boolean', { default: false }) all_delivered: boolean;
  @Column('integer', { default: 0 }) pal_status: number;
  @Column('integer', { nullable: true }) user_id: number | null;
  @Column('integer', { nullable: true }) truck_id: number | null;
  @Column('varchar', { length: 64, nullable: true }) serial_number: string | null;
  @Column('numeric', { precision: 12, scale: 3, default: 0 }) area_m2: number;
  @Column('integer', { default: 0 }) product_count: number;
  @Column('boolean', { default: false }) checked: boolean;
  @Column('date', { nullable: true }) completion_date: string | null;
  @Column('integer', { default: 0 }) additional_products_count: number;
  @Column('varchar', { length: 191, nullable: true }) product_type: string | null;
  @Column('varchar', { length: 191, nullable: true }) wood_type: string | null;
  @Column('varchar', { length: 191, nullable: true }) paint_type: string | null;
  @Column('integer', { nullable: true }) element_count: number | null;
  @Column('integer', { nullable: true }) spross_count: number | null;
  @Column('boolean', { default: false }) removing: boolean;
  @Column('integer', { default: 1 }) version: number;
  @Column('integer', { default: 1 }) record_version: number;
  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
  @Column('timestamptz', { default: () => 'now()' }) updated_at: Date;
  /** Loading metres by packing's estimate, mm; the list is sorted by it. Empty until there is one. */
  @Column('integer', { nullable: true }) estimate_mm: number | null;
  /** Number, offer, customer, the customer's number and the address in small letters; a trigger fills it. */
  @Column('text', { default: '' }) search: string;
}
