import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Wrong PINs in a row of a company, a device, a person, or a person at a device. */
@Entity('pin_count')
@Index('pin_count_user', { synchronize: false })
export class PinCountRow {
  @PrimaryColumn('text')
  key: string;
  @Column('int', { nullable: true })
  user_id: number | null;
  @Column('int')
  wrong: number;
  @Column('timestamptz')
  last_at: Date;
}
