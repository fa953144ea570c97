import type { StartPage, UserType } from '@mullion/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class UserRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column('int')
  company_id: number;
  @Column('varchar', { length: 191 })
  name: string;
  @Column('varchar', { length: 320 })
  email: string;
  @Column('smallint')
  type: UserType;
  /** argon2id with its parameters and salt, as `argon2` writes it. */
  @Column('text')
  password_hash: string;
  /** Null: the usual one. */
  @Column('text', { nullable: true })
  start_page: StartPage | null;
  @Column('int')
  version: number;
  @Column('timestamptz')
  created_at: Date;
  @Column('timestamptz')
  updated_at: Date;
  @Column('timestamptz', { nullable: true })
  deleted_at: Date | null;
}
