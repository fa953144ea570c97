import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'vehicles', schema: 'dispatch' })
export class VehicleRow {
  @PrimaryGeneratedColumn('identity') id: number;
  @Column('int', { name: 'company_id' }) companyId: number;
  @Column('text') make: string;
  @Column('text', { name: 'number_plate' }) numberPlate: string;
  @Column('text', { name: 'trailer_number_plate' }) trailerNumberPlate: string;
  @Column('text') driver: string;
  @Column('boolean', { default: false }) removed: boolean;
  @Column('int', { default: 1 }) version: number;
}
