import { Module } from '@nestjs/common';
import { PapersController } from './papers.controller';

export { palletOf, productOf, truckOf } from './use-cases/facts-now';
export { issuePaper, nextRevision } from './use-cases/issue-papers';

@Module({ controllers: [PapersController] })
export class PapersModule {}
