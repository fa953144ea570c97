import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies/companies.module';
import { SessionsModule } from '../sessions/sessions.module';
import { CreateUser } from './use-cases/create-user';
import { RemoveUser } from './use-cases/remove-user';
import { UpdateUser } from './use-cases/update-user';
import { UsersController } from './users.controller';
import { UsersQueries } from './users.queries';

@Module({
  imports: [CompaniesModule, SessionsModule],
  controllers: [UsersController],
  providers: [CreateUser, RemoveUser, UpdateUser, UsersQueries],
})
export class UsersModule {}
