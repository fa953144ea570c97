import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture by the SHA-256 of its cleaned text: equal pictures are stored once a company. */
@Entity({ name: 'images', schema: 'orders' })
export class ImageEntity {
  @PrimaryColumn('integer') company_id: number;
  @PrimaryColumn('varchar', { length: 64 }) hash: string;
  @Column('text') svg: string;
}
