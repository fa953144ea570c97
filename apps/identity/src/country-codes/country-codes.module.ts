import { Module } from '@nestjs/common';
import { CountryCodesController } from './country-codes.controller';

@Module({ controllers: [CountryCodesController] })
export class CountryCodesModule {}
