import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller';
import { CompaniesQueries, servedCompanies } from './companies.queries';

@Module({ controllers: [CompaniesController], providers: [CompaniesQueries, servedCompanies], exports: [CompaniesQueries] })
export class CompaniesModule {}
