import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersController } from './users.controller';

@Module({ imports: [SessionsModule], controllers: [UsersController] })
export class UsersModule {}
