import { Module } from '@nestjs/common';
import { §Many§Controller } from './§many-§.controller';

@Module({ controllers: [§Many§Controller] })
export class §Many§Module {}
