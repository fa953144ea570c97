import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'comments', schema: 'orders' })
@Check('comments_are_on_one_thing', '((order_id IS NULL) <> (product_id IS NULL))')
@Index('comments_order', ['order_id', 'id'])
@Index('comments_product', ['product_id', 'id'])
export class CommentEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') company_id: number;
  @Column('integer', { nullable: true }) order_id: number | null;
  @Column('integer', { nullable: true }) product_id: number | null;
  // by name: slices do not import each other's entities
  @ManyToOne('OrderEntity', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'comments_order_id_fkey' })
  order?: unknown;
  @ManyToOne('ProductEntity', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'comments_product_id_fkey' })
  product?: unknown;
  @Column('varchar', { length: 2000 }) text: string;
  @Column('integer', { nullable: true }) user_id: number | null;
  @Column('varchar', { length: 191 }) user_name: string;
  @Column('timestamptz', { default: () => 'now()' }) created_at: Date;
}
