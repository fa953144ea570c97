import { Module } from '@nestjs/common';
import { EstimatesController } from './estimates.controller';
import { FirstPlans } from './first-plans';
import { servedEstimates } from './served-estimates';
import { KeepEstimates } from './sweeps/keep-estimates';

export { planRules } from './plan-rules';

@Module({ controllers: [EstimatesController], providers: [FirstPlans, servedEstimates, KeepEstimates] })
export class EstimatesModule {}
