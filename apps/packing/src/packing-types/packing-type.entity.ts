import { usualOffsetLimits, usualTruckLimits } from '@mullion/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

const kg = { type: 'numeric', precision: 10, scale: 3 } as const;

/** Named settings of pallets and trucks of a company; lengths in mm, masses in kg. */
@Entity({ name: 'packing_type' })
export class PackingTypeRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column({ type: 'int' })
  company_id: number;
  @Column({ type: 'text' })
  description: string;
  @Column({ type: 'boolean' })
  allow_different_orders: boolean;
  @Column({ type: 'int' })
  pallet_height: number;
  @Column({ type: 'int' })
  pallet_width: number;
  @Column(kg)
  pallet_weight: number;
  @Column({ type: 'int' })
  spacing_between: number;
  @Column({ type: 'int' })
  spacing_ends: number;
  @Column({ type: 'int' })
  spacing_sides: number;
  @Column(kg)
  max_weight: number;
  @Column({ type: 'int' })
  max_height: number;
  @Column({ type: 'int' })
  longest_pallet: number;
  @Column({ type: 'int' })
  truck_height: number;
  @Column({ type: 'int' })
  truck_length: number;
  @Column({ type: 'int' })
  truck_width: number;
  @Column({ type: 'int', default: 50 })
  default_truck_spacing: number;
  @Column({ type: 'int', default: usualOffsetLimits.max_offset_across })
  max_offset_across: number;
  @Column({ type: 'int', default: usualOffsetLimits.max_offset_along })
  max_offset_along: number;
  @Column({ type: 'int', array: true, default: '{}' })
  narrower_widths: number[];
  @Column({ ...kg, default: usualTruckLimits.truck_payload })
  truck_payload: number;
  @Column({ ...kg, default: usualTruckLimits.max_king_pin })
  max_king_pin: number;
  @Column({ ...kg, default: usualTruckLimits.max_axles })
  max_axles: number;
  @Column({ type: 'int', default: 1 })
  version: number;
}
