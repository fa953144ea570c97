import type { ApiScope } from '@mullion/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A key by which another program acts for a company; of its text only the hash is kept. Revoked rows stay. */
@Entity('api_keys')
@Index('api_keys_name', { synchronize: false })
export class ApiKeyRow {
  @PrimaryColumn('uuid')
  id: string;
  @Column('int')
  company_id: number;
  @Column('varchar', { length: 100 })
  name: string;
  /** SHA-256 of the text. */
  @Index('api_keys_hash', { unique: true })
  @Column('bytea')
  hash: Buffer;
  /** The last four characters of the text. */
  @Column('varchar', { length: 4 })
  tail: string;
  @Column('text', { array: true })
  scopes: ApiScope[];
  @Column('timestamptz', { nullable: true })
  expires_at: Date | null;
  /** To the minute. */
  @Column('timestamptz', { nullable: true })
  used_at: Date | null;
  @Column('int')
  created_by: number;
  @Column('timestamptz')
  created_at: Date;
  @Column('timestamptz', { nullable: true })
  revoked_at: Date | null;
}
