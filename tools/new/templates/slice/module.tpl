import { Module } from '@nestjs/common';
import { §Many§Controller } from './§many-§.controller';
import { served§Many§ } from './§many-§.queries';

@Module({ controllers: [§Many§Controller], providers: [served§Many§] })
export class §Many§Module {}
