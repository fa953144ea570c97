import type { StatusRight, UserType } from '@mullion/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A user type of a company may move a row of a table from `before` to `after`. */
@Entity('status_right')
export class StatusRightRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column('int')
  company_id: number;
  @Column('text')
  table_name: StatusRight['table_name'];
  @Column('smallint')
  user_type: UserType;
  @Column('int')
  before: number;
  @Column('int')
  after: number;
}
