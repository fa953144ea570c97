import { Module } from '@nestjs/common';
import { OpenProblemWhenStopDamaged } from './handlers/open-problem-when-stop-damaged';
import { ProblemsController } from './problems.controller';
import { servedProblems } from './problems.queries';

/** What other slices do with the register. */
export { openProblems, withdrawProblems } from './use-cases/open-problems';

@Module({ controllers: [ProblemsController], providers: [servedProblems, OpenProblemWhenStopDamaged] })
export class ProblemsModule {}
