import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How somebody signs in at terminals. */
@Entity('terminal_access')
export class TerminalAccessRow {
  @PrimaryColumn('int')
  user_id: number;
  @Index('terminal_access_company')
  @Column('int')
  company_id: number;
  /** argon2id, as of passwords. */
  @Column('text', { nullable: true })
  pin_hash: string | null;
  @Column('smallint', { nullable: true })
  pin_length: number | null;
  @Column('timestamptz', { nullable: true })
  pin_set_at: Date | null;
  /** SHA-256 of the code: 80 random bits need no slow hash. */
  @Index('terminal_access_badge', { unique: true })
  @Column('bytea', { nullable: true })
  badge_hash: Buffer | null;
  @Column('timestamptz', { nullable: true })
  badge_made_at: Date | null;
}
