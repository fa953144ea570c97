import { Module } from '@nestjs/common';
import { CompaniesController } from './companies.controller';
import { CompaniesQueries } from './companies.queries';

@Module({ controllers: [CompaniesController], providers: [CompaniesQueries], exports: [CompaniesQueries] })
export class CompaniesModule {}
