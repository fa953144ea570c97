import type { StatusRight } from '@mullion/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Copy of a company's status rights, owned by identity; one row a company. */
@Entity({ name: 'status_rights', schema: 'orders' })
export class StatusRightsEntity {
  @PrimaryColumn('integer') company_id: number;
  @Column('integer') version: number;
  @Column('jsonb') rights: StatusRight[];
}
