import type { CompanyFeature } from '@mullion/contracts';
import { Entity, PrimaryColumn } from 'typeorm';

@Entity('company_feature')
export class CompanyFeatureRow {
  @PrimaryColumn('int')
  company_id: number;
  @PrimaryColumn('text')
  feature: CompanyFeature;
}
