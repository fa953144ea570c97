import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A refresh token as its SHA-256; the used ones are kept so that a second use is noticed. */
@Entity('refresh_token')
export class RefreshTokenRow {
  @PrimaryColumn('bytea')
  hash: Buffer;
  @Column('uuid')
  session_id: string;
  @Column('timestamptz')
  issued_at: Date;
  @Column('timestamptz', { nullable: true })
  superseded_at: Date | null;
}
