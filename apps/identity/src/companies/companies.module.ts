import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller';
import { servedCompanies } from './companies.queries';

export { announceCompany } from './use-cases/announce-company';

@Module({ controllers: [CompaniesController], providers: [servedCompanies] })
export class CompaniesModule {}
