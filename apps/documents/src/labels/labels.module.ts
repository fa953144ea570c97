import { Module } from '@nestjs/common';
import { LabelsController } from './labels.controller';
import { EndLabels } from './sweeps/end-labels';

export { LabelPrinterRepository } from './label-printer.repository';

@Module({ controllers: [LabelsController], providers: [EndLabels] })
export class LabelsModule {}
