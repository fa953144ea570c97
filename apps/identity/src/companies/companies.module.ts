import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller';
import { servedCompanies } from './companies.queries';

export { recordCompany } from './record-company';

@Module({ controllers: [CompaniesController], providers: [servedCompanies] })
export class CompaniesModule {}
