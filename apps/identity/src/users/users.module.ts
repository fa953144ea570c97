import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module';
import { UsersController } from './users.controller';
import { UsersQueries } from './users.queries';

@Module({ imports: [CompaniesModule], controllers: [UsersController], providers: [UsersQueries] })
export class UsersModule {}
