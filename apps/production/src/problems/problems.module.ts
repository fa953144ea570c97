import { Module } from '@nestjs/common';
import { ProblemsController } from './problems.controller';
import { servedProblems } from './problems.queries';

@Module({ controllers: [ProblemsController], providers: [servedProblems] })
export class ProblemsModule {}
